import type { View } from "./protocol";

// A view does not name its game, but each game's view has a field that the other lacks. TypeScript infers the type
// from it, so no cast is needed.

export const isHanabi = (view: View) => "hands" in view;

export const isHashi = (view: View) => "sheets" in view;
