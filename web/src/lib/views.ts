import type { View } from "./protocol";

// A view carries no name of its game, but each game shows something that the other has not. The compiler infers from
// this which type is meant: no cast is needed anywhere.

export const isHanabi = (view: View) => "hands" in view;

export const isHashi = (view: View) => "sheets" in view;
