import type { PdfPart, ReadPdf } from './read-pdf'
import type { ReportedAmount, ReportedAnalytics } from './reported-analytics'

/** The content of a PDF, where units are words, not cells of their own. */
export type ReportedInWords = {
  [Section in keyof ReportedAnalytics]: Omit<ReportedAnalytics[Section][number], 'unit'>[]
}

/** Removes the units, to compare with a PDF. */
export const withoutUnits = ({ figures, breakdowns, series }: ReportedAnalytics): ReportedInWords => ({
  figures: figures.map(({ label, definition, value, previous }) => ({ label, definition, value, previous })),
  breakdowns: breakdowns.map(({ label, dimension, definition, part, value, previous }) => ({
    ...{ label, dimension, definition, part, value, previous },
  })),
  series: series.map(({ label, step, date, value }) => ({ label, step, date, value })),
})

/** A heading with what stands below it; a table that goes on to other pages is one again. */
interface Section {
  heading: string
  words: string
  head: string[]
  rows: string[][]
}

/** Reads the tables of a PDF's structure; `about` is its description. */
export function reportedByPdf(pdf: ReadPdf): ReportedInWords & { about: Record<string, string> } {
  const [title, figures, ...others] = sectionsOf(pdf)
  const series = others.filter(({ head }) => isStep(head[0]))
  const breakdowns = others.filter(({ head }) => !isStep(head[0]))
  return {
    about: Object.fromEntries((title?.rows ?? []).map(([name = '', words = '']) => [name, words])),
    figures: (figures?.rows ?? []).map(([label = '', value, previous, definition = '']) => ({
      ...{ label, definition, value: amountOf(value), previous: amountOf(previous) },
    })),
    breakdowns: breakdowns.flatMap(({ heading: label, words: definition, head: [dimension = ''], rows }) =>
      rows.map(([part = '', value, previous]) => ({
        ...{ label, dimension, definition, part, value: amountOf(value), previous: amountOf(previous) },
      })),
    ),
    series: series.flatMap(({ head: [step = '', ...labels], rows }) =>
      labels.flatMap((label, index) =>
        rows.map(([day = '', ...values]) => ({
          ...{ label, step: step.toLowerCase(), date: dateOf(day), value: amountOf(values[index]) },
        })),
      ),
    ),
  }
}

const isStep = (heading = ''): boolean => ['Day', 'Week', 'Month'].includes(heading)

function sectionsOf({ pages }: ReadPdf): Section[] {
  const sections: Section[] = []
  for (const { role, text, parts } of pages.flatMap((page) => page.parts)) {
    if (role === 'H1' || role === 'H2') sections.push({ heading: text, words: '', head: [], rows: [] })
    const section = sections.at(-1)
    if (section === undefined) throw new Error('A document begins with its title')
    if (role === 'P') section.words += text
    for (const row of parts) {
      const texts = row.parts.map((cell) => cell.text)
      if (isHead(row)) section.head = texts
      else section.rows.push(texts)
    }
  }
  return sections
}

const isHead = ({ parts }: PdfPart): boolean => parts.every(({ scope }) => scope === 'Column')

const dateOf = (words: string): string => new Date(`${words} UTC`).toISOString().slice(0, 10)

/** `−$1,234.50`, `87.5%`, `1 h 5 min`, `2 days`, `12`. */
function amountOf(words = ''): ReportedAmount {
  if (words === '' || words === 'Withheld') return words === '' ? null : words
  const plain = words.replace('\u2212', '-').replaceAll(',', '')
  const [, hours, minutes] = /^(?:(\d+) h)? ?(?:([\d.]+) min)?$/.exec(plain) ?? []
  if (hours !== undefined || minutes !== undefined) return Number(hours ?? 0) * 60 + Number(minutes ?? 0)
  const money = /^(-?)[^\d-]+([\d.]+)$/.exec(plain)
  if (money !== null) return Math.round(Number(`${money[1]}${money[2]}`) * 100)
  return Number(plain.replace(/( days?|%)$/, ''))
}
