/** What an output has to match that we show in part: a line of … stands for any lines. */
export const shownOutput = (output: string): RegExp =>
  new RegExp(
    `^${output
      .split('…\n')
      .map((text) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
      .join('[\\s\\S]*')}$`,
  );
