import { byId } from '../dom.ts';
import { type FolderFile, filesBelow, filesOf } from './folder.ts';

/**
 * Every way in which files or a folder come to the page: chosen, dropped on the form, or pasted.
 */
export function takeFiles(
  open: (files: readonly File[]) => void,
  openFolder: (files: readonly FolderFile[]) => void,
): void {
  const form = byId('form');
  const input = byId<HTMLInputElement>('file');
  // The form without a script sends one file.
  input.multiple = true;
  input.addEventListener('change', () => {
    const files = [...(input.files ?? [])];
    // Or the same file could not be chosen again, and the form would send it beside the text.
    input.value = '';
    if (files.length > 0) open(files);
  });
  const folder = byId<HTMLInputElement>('folder');
  folder.addEventListener('change', () => {
    const files = filesOf(folder.files);
    folder.value = '';
    if (files.length > 0) openFolder(files);
  });
  const hasFiles = (data: DataTransfer | null): data is DataTransfer => data?.types.includes('Files') ?? false;
  // While the event goes down to the editor, which would put the file's text in at the pointer.
  const capture = (name: 'drop' | 'paste', dataOf: (event: Event) => DataTransfer | null) =>
    form.addEventListener(
      name,
      (event) => {
        const data = dataOf(event);
        if (!hasFiles(data) || data.files.length === 0) return;
        event.preventDefault();
        event.stopPropagation();
        form.classList.remove('dropping');
        // Both are gone from the event once anything is waited for.
        const files = [...data.files];
        const dropped = [...data.items].flatMap((item) => item.webkitGetAsEntry() ?? []);
        if (dropped.some(({ isDirectory }) => isDirectory)) filesBelow(dropped).then(openFolder);
        else open(files);
      },
      true,
    );
  capture('drop', (event) => (event as DragEvent).dataTransfer);
  capture('paste', (event) => (event as ClipboardEvent).clipboardData);
  form.addEventListener('dragover', (event) => {
    if (!hasFiles(event.dataTransfer)) return;
    event.preventDefault();
    form.classList.add('dropping');
  });
  form.addEventListener('dragleave', (event) => {
    if (!form.contains(event.relatedTarget as Node | null)) form.classList.remove('dropping');
  });
}
