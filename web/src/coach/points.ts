/** A turn in the graph. */
export interface GraphPoint {
  turn: number;
  value: number;
  /** The position of the replay at this turn. */
  frame: number;
  /** 1 to 3 for the costliest decisions, else 0. */
  place: number;
  /** What the best choice would have been worth; the graph shows the drop from there. */
  best?: number;
  /** What a screen reader says. */
  words: string;
}

/** A number of points with one decimal, in the language of the page. */
export const tenths = (value: number, language: string): string =>
  value.toLocaleString(language, { minimumFractionDigits: 1, maximumFractionDigits: 1 });

export const percent = (share: number): number => Math.round(100 * share);
