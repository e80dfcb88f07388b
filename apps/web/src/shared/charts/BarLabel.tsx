import { TEXT_PX } from './drawing-props'

const [LINE_PX, NOTE_GAP_PX, MOST_LINES] = [16, 8, 2]

interface BarLabelProps {
  lines: readonly string[]
  /** The text in place of a bar. */
  note: string | undefined
  middle: number
  /** The middle of the missing bar. */
  noteMiddle: number
  left: number
}

/** The label of a category beside its bars. */
export function BarLabel({ lines, note, middle, noteMiddle, left }: BarLabelProps) {
  const first = middle + TEXT_PX / 3 - ((lines.length - 1) * LINE_PX) / 2
  return (
    <g fill="currentColor" fontSize={TEXT_PX}>
      {lines.map((line, index) => (
        <text key={line} x={0} y={first + index * LINE_PX}>
          {line}
        </text>
      ))}
      {note !== undefined && (
        <text x={left + NOTE_GAP_PX} y={noteMiddle + TEXT_PX / 3}>
          {note}
        </text>
      )}
    </g>
  )
}

/** Breaks a text into at most two lines of so many letters; the rest is cut off. */
export function linesOf(text: string, letters: number): string[] {
  const lines: string[] = []
  let rest = text
  while (rest !== '' && lines.length < MOST_LINES) {
    const line = lines.length === MOST_LINES - 1 ? shortened(rest, letters) : firstLine(rest, letters)
    lines.push(line)
    rest = rest.slice(line.length).trimStart()
  }
  return lines
}

function firstLine(text: string, letters: number): string {
  if (text.length <= letters) return text
  const end = text.lastIndexOf(' ', letters)
  return end > 0 ? text.slice(0, end) : text.slice(0, Math.max(1, letters))
}

const shortened = (text: string, letters: number): string =>
  text.length > letters ? `${text.slice(0, Math.max(1, letters - 1)).trimEnd()}…` : text
