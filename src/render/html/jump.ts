import { html } from 'hono/html';
import type { Language } from '../../core/language.ts';
import { shellStrings } from '../strings/shell.ts';
import type { Markup } from './shell.ts';

/** Stands at the end of a long form, where the result comes below it: the verdict in short, and the way there. */
export const jumpBar = (language: Language): Markup => html`<p id="jump" hidden><button type="button">
<span id="jump-verdict"></span> <span class="quiet">${shellStrings[language].toResult}</span>
</button></p>`;
