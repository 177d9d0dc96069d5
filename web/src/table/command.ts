import type { ClientMessage, Open, Ping, Resume, Update } from "../lib/protocol";

type Without<T, K extends PropertyKey> = T extends unknown ? Omit<T, K> : never;

/** A command before it gets its id and version. */
export type Command = Without<Exclude<ClientMessage, Open | Resume | Ping>, "id" | "version">;
export type Happening = Update["happened"][number];
