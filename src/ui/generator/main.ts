import { byId } from '../dom.ts';
import { generatorPage } from './page.ts';

generatorPage(byId<HTMLFormElement>('form'));
