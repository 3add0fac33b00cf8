import { previewPage } from './page.ts';

previewPage();
