import { language } from "../lib/i18n.svelte";

const MINUTE = 60_000;
const STEPS = [
  ["day", 1440],
  ["hour", 60],
  ["minute", 1],
] as const;
const WEEK = 6 * 1440 * MINUTE;

/** A length of time in whole units, such as “3 days” or “8 hours”. */
export function duration(seconds: number): string {
  const minutes = Math.max(0, Math.floor(seconds / 60));
  const [unit, size] = STEPS.find(([, size]) => minutes >= size) ?? STEPS[2];
  return count(Math.floor(minutes / size), unit);
}

export const count = (number: number, unit: string): string =>
  new Intl.NumberFormat(language(), { style: "unit", unit, unitDisplay: "long" }).format(number);

/** The time that is left: days with hours, hours with minutes, or minutes. */
export function left(milliseconds: number): string {
  const minutes = Math.max(0, Math.ceil(milliseconds / MINUTE));
  const found = STEPS.findIndex(([, size]) => minutes >= size);
  const at = found < 0 ? STEPS.length - 1 : found;
  const [unit, size] = STEPS[at]!;
  const [smaller, part] = STEPS[at + 1] ?? [null, 1];
  const rest = smaller ? Math.floor((minutes % size) / part) : 0;
  const words = [count(Math.floor(minutes / size), unit), ...(smaller && rest ? [count(rest, smaller)] : [])];
  return words.join(" ");
}

/** A time of day in the reader's own zone, with the day of the week, or with its date if it is far away. */
export function moment(at: number, now = Date.now()): string {
  const far = Math.abs(at - now) > WEEK;
  return new Intl.DateTimeFormat(language(), {
    weekday: "short",
    hour: "2-digit",
    minute: "2-digit",
    ...(far && { day: "numeric", month: "short" }),
  }).format(at);
}
