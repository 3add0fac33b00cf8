import { byId } from '../dom.ts';
import { checkPage } from './page.ts';

// The text area is there at once; the worker and the editor come when the page has been shown.
const page = checkPage(byId<HTMLTextAreaElement>('document'));
const whenIdle = globalThis.requestIdleCallback ?? ((act: () => void) => setTimeout(act, 200));
whenIdle(() => page.useEditor());
