import type { FormError } from '@oaklet/design-system'
import { useFocusAfterFrames } from '../../shared/use-focus-after-frames'

interface LineListOptions<Line> {
  lines: readonly Line[]
  /** What tells a line from the others. */
  keyOf: (line: Line) => string
  errors: readonly FormError[]
  onChange: (lines: Line[]) => void
  /** The id of the element that holds the line with a key. */
  idOf: (key: string) => string
}

/** Lines of a form that are changed, added and removed; the focus goes to one that was added, or took the place of a removed one. */
export function useLineList<Line extends object>({
  lines,
  keyOf,
  errors,
  onChange,
  idOf,
}: LineListOptions<Line>) {
  const focusOn = useFocusAfterFrames()
  return {
    errorOf: (index: number) => (field: keyof Line & string) =>
      errors.find(({ path }) => path === `lines.${index}.${field}`)?.message,
    change: (key: string, changes: Partial<Line>) =>
      onChange(lines.map((line) => (keyOf(line) === key ? { ...line, ...changes } : line))),
    add: (line: Line) => {
      onChange([...lines, line])
      focusOn(idOf(keyOf(line)))
    },
    remove: (index: number) => {
      const left = lines.filter((_line, other) => other !== index)
      onChange(left)
      const next = left[Math.min(index, left.length - 1)]
      if (next !== undefined) focusOn(idOf(keyOf(next)))
    },
  }
}
