export { insertInText } from '#document/commands/insert-in-text.ts';
export { joinText } from '#document/commands/join-text.ts';
export { splitTextBlock } from '#document/commands/split-text-block.ts';
