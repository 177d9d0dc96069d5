/** An arched wooden bridge as plain paths: the deck is a flat parabola on piers. */
export interface BridgeDrawing {
  deck: string;
  rail: string;
  posts: string;
  piers: string;
}

const round = (value: number): number => Math.round(value * 10) / 10;

export function arch(x0: number, x1: number, foot: number, rise: number, water: number): BridgeDrawing {
  const top = (x: number): number => {
    const part = (x - x0) / (x1 - x0);
    return foot - rise * 4 * part * (1 - part);
  };
  const line = (lift: number): string =>
    Array.from({ length: 41 }, (_, index) => {
      const x = x0 + ((x1 - x0) * index) / 40;
      return `${index ? "L" : "M"}${round(x)} ${round(top(x) - lift)}`;
    }).join("");
  const marks = (count: number, draw: (x: number) => string): string =>
    Array.from({ length: count - 1 }, (_, index) => draw(x0 + ((x1 - x0) * (index + 1)) / count)).join("");
  return {
    deck: line(0),
    rail: line(26),
    posts: marks(36, (x) => `M${round(x)} ${round(top(x))}V${round(top(x) - 29)}`),
    piers: marks(
      9,
      (x) =>
        [-9, 9].map((side) => `M${round(x + side)} ${round(top(x))}L${round(x + side * 1.35)} ${water}`).join("") +
        `M${round(x - 14)} ${round(top(x) + 22)}h28`,
    ),
  };
}
