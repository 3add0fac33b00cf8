import { html } from 'hono/html';
import type { Language } from '../../core/language.ts';
import { shellStrings } from '../strings/shell.ts';
import type { Markup } from './shell.ts';

/** Shown once something has taken the place of what a person had written. */
export const wayBackButton = (language: Language): Markup =>
  html`<p id="before" hidden><button type="button">${shellStrings[language].bringBack}</button></p>`;
