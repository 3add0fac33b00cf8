import type { Report } from '../core/report.ts';

/** The report as it is, indented for people; ends in a line feed, as a terminal wants it. */
export const renderJson = (report: Report): string => `${JSON.stringify(report, null, 2)}\n`;
