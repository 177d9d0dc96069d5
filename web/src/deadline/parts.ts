export { default as DeadlineField } from "./DeadlineField.svelte";
export { default as Deadlines } from "./Deadlines.svelte";
export { default as HolidayForm } from "./HolidayForm.svelte";
export { default as LateSeats } from "./LateSeats.svelte";
