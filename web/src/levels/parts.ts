export { default as BotLevel } from "./BotLevel.svelte";
export { default as LevelField } from "./LevelField.svelte";
