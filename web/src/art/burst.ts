/** A chrysanthemum shell: rays that droop a little, each with a spark at its end. */
export interface Ray {
  path: string;
  x: number;
  y: number;
  spark: number;
}

const round = (value: number): number => Math.round(value * 10) / 10;

export function burst(rays: number, inner: number, outer: number, droop = 0.12, turn = 0): Ray[] {
  return Array.from({ length: rays }, (_, index) => {
    const angle = turn + (index / rays) * 2 * Math.PI;
    const reach = outer * (index % 2 ? 0.82 : 1);
    const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
    const x = round(reach * cos);
    const y = round(reach * sin + outer * droop);
    const path =
      `M${round(inner * cos)} ${round(inner * sin)}` +
      `Q${round(reach * 0.62 * cos)} ${round(reach * 0.62 * sin - outer * droop * 0.35)} ${x} ${y}`;
    return { path, x, y, spark: index % 2 ? 0.7 : 1 };
  });
}
