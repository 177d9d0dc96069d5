import type { Changes, PlayShown, TableShown, You } from "../lib/protocol";

/** What a client knows of a table. */
export interface TableState {
  shown: TableShown;
  you: You;
  play: PlayShown | null;
}

type Part = Record<string, unknown> | unknown[];

/**
 * The state with changes, which are by the path of an object or a list: its new members. A member of a list is
 * named by its index. What has not changed stays the same object.
 */
export const withChanges = (state: TableState, changes: Changes["changes"]): TableState => {
  let part = state as unknown as Part;
  for (const [path, members] of Object.entries(changes)) part = replaced(part, path.split("/"), members);
  return part as unknown as TableState;
};

const replaced = (part: Part, [first, ...rest]: string[], members: Record<string, unknown>): Part => {
  if (first === undefined) return withMembers(part, members);
  const inner = (part as Record<string, unknown>)[first] as Part;
  return withMembers(part, { [first]: replaced(inner, rest, members) });
};

const withMembers = (part: Part, members: Record<string, unknown>): Part =>
  Object.assign(Array.isArray(part) ? [...part] : { ...part }, members);
