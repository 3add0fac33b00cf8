import { byId } from '../dom.ts';
import { bytesOf, type KeptFile, keepFile, kept } from '../kept.ts';
import { wayBack } from '../way-back.ts';

const names = ['name', 'agent_id', 'description'] as const;

interface KeptForm {
  readonly fields: Readonly<Record<string, string>>;
  readonly listings: string;
  readonly file?: KeptFile | undefined;
}

interface Listings {
  text(): string;
  load(text: string): void;
}

const isEmpty = ({ fields, listings, file }: KeptForm): boolean =>
  !file && Object.values(fields).every((text) => text === '') && /^\s*(?:\[\s*\])?\s*$/.test(listings);

/** Keeps the form in this tab, puts back what was kept, and offers back what something else has taken the place of. */
export function keptForm(listings: Listings) {
  const store = kept<KeptForm>('preview');
  const input = (name: string) => byId<HTMLInputElement>(name);
  const agent = input('agent');
  let file: KeptFile | undefined;

  const now = (): KeptForm => ({
    fields: Object.fromEntries(names.map((name) => [name, input(name).value])),
    listings: listings.text(),
    file,
  });

  function restore(form: KeptForm): void {
    const before = now();
    for (const name of names) input(name).value = form.fields[name] ?? '';
    file = form.file;
    // The field of the form has the file again too, so that it can be sent.
    const chosen = new DataTransfer();
    if (file) chosen.items.add(new File([bytesOf(file)], file.name));
    agent.files = chosen.files;
    listings.load(form.listings);
    if (!isEmpty(before)) offer(before);
  }

  const offer = wayBack((form: KeptForm) => {
    restore(form);
    input('name').focus();
  });
  const keep = () => store.write(isEmpty(now()) ? undefined : now());

  agent.addEventListener('change', async () => {
    const [chosen] = agent.files ?? [];
    file = chosen && keepFile(chosen.name, new Uint8Array(await chosen.arrayBuffer()));
    keep();
  });
  addEventListener('pagehide', keep);

  return {
    keep,
    /** Called before something else takes the place of what is there. */
    replaced(): void {
      if (!isEmpty(now())) offer(now());
    },
    /** Puts back what an earlier visit left. */
    start(): void {
      const found = store.read();
      if (found && isEmpty(now())) restore(found);
    },
  };
}
