import { RangeSet, StateEffect, StateField } from '@codemirror/state';
import { Decoration, type DecorationSet, EditorView, GutterMarker, gutter, WidgetType } from '@codemirror/view';
import { rank, type Severity, severities } from '../../core/report.ts';

interface Span {
  readonly from: number;
  readonly to: number;
}

interface Placed {
  readonly problems: readonly (Span & { readonly severity: Severity })[];
  readonly ignored: readonly Span[];
}

/** Marks the text anew; positions are those of the text as it is. */
export const setMarks = StateEffect.define<Placed>();

/** Where something is missing there is nothing to underline: a small wedge stands there. */
class Point extends WidgetType {
  readonly severity: Severity;
  constructor(severity: Severity) {
    super();
    this.severity = severity;
  }
  override eq(other: Point): boolean {
    return other.severity === this.severity;
  }
  toDOM(): HTMLElement {
    const wedge = document.createElement('span');
    wedge.className = `point ${this.severity}`;
    return wedge;
  }
}

class Sign extends GutterMarker {
  readonly severity: Severity;
  constructor(severity: Severity) {
    super();
    this.severity = severity;
  }
  override eq(other: Sign): boolean {
    return other.severity === this.severity;
  }
  override toDOM(): HTMLElement {
    const sign = document.createElement('span');
    sign.className = `sign ${this.severity}`;
    return sign;
  }
}

const underlines = Object.fromEntries(severities.map((one) => [one, Decoration.mark({ class: `under ${one}` })]));
const points = Object.fromEntries(
  severities.map((one) => [one, Decoration.widget({ widget: new Point(one), side: 1 })]),
);
const signs = Object.fromEntries(severities.map((one) => [one, new Sign(one)]));
const struck = Decoration.mark({ class: 'ignored' });

function decorations({ problems, ignored }: Placed): DecorationSet {
  const marks = problems.flatMap(
    ({ from, to, severity }) => (from === to ? points : underlines)[severity]?.range(from, to) ?? [],
  );
  return Decoration.set(
    [...marks, ...ignored.filter(({ from, to }) => to > from).map(({ from, to }) => struck.range(from, to))],
    true,
  );
}

/** The marks of the last verdict; they move along while somebody types, until the next. */
export const markField = StateField.define<{ shown: DecorationSet; problems: Placed['problems'] }>({
  create: () => ({ shown: Decoration.none, problems: [] }),
  update(value, { changes, docChanged, effects }) {
    const set = effects.find((effect) => effect.is(setMarks))?.value as Placed | undefined;
    if (set) return { shown: decorations(set), problems: set.problems };
    if (!docChanged) return value;
    const problems = value.problems.map((one) => ({
      ...one,
      from: changes.mapPos(one.from),
      to: changes.mapPos(one.to),
    }));
    return { shown: value.shown.map(changes), problems };
  },
  provide: (field) => EditorView.decorations.from(field, ({ shown }) => shown),
});

/** One sign for each line with a problem: the shape of its worst. */
export const problemGutter = (clicked: (line: number) => void) =>
  gutter({
    class: 'problems',
    markers({ state }) {
      const worst = new Map<number, Severity>();
      for (const { from, severity } of state.field(markField).problems) {
        const { from: line } = state.doc.lineAt(from);
        const known = worst.get(line);
        if (known === undefined || rank(severity) < rank(known)) worst.set(line, severity);
      }
      const ranges = [...worst].flatMap(([line, severity]) => signs[severity]?.range(line) ?? []);
      return RangeSet.of(ranges, true);
    },
    domEventHandlers: {
      click({ state }, { from }) {
        clicked(state.doc.lineAt(from).number);
        return true;
      },
    },
  });
