import type { Analytics, AnalyticsFigure } from '@oaklet/api/contract'
import { Card, Heading, Link, type LinkProps, Stack, VisuallyHidden } from '@oaklet/design-system'
import { AboutFigure } from '../lazy-parts'
import { type RecordLink, useRecordLinks } from '../records/use-record-links'
import { figureGroups } from './figure-groups'
import { beforeWords, comparisonOf, type Measure } from './figure-words'
import {
  about,
  before,
  change,
  comparison,
  corner,
  figure,
  figures,
  frame,
  inWords,
  label,
  value,
} from './FigureList.css'
import { WrittenValue } from './WrittenValue'

/** The figures of one kind of analytics in groups, each with its value before and a popover with its definition. */
export function FigureList({ analytics }: { analytics: Analytics }) {
  const groups = figureGroups(analytics.figures)
  return (
    <Stack gap="xl">
      {groups.map(({ title, figures: group }) => (
        <Stack key={title} gap="m">
          {groups.length > 1 && <Heading level={3}>{title}</Heading>}
          <FigureCells analytics={{ ...analytics, figures: group }} />
        </Stack>
      ))}
    </Stack>
  )
}

function FigureCells({ analytics }: { analytics: Pick<Analytics, 'figures' | 'currency' | 'previous'> }) {
  const { currency, previous } = analytics
  const linkOf = useRecordLinks()
  return (
    <Card padding="none">
      <div className={frame}>
        <dl className={figures}>
          {analytics.figures.map((one) => (
            <div key={one.id} className={figure}>
              <dt className={label}>{one.label}</dt>
              <FigureValue figure={one} currency={currency} link={linkOf(one)} />
              <FigureComparison
                figure={one}
                currency={currency}
                span={beforeWords(previous)}
                link={linkOf(one, { span: previous })}
              />
              <dd className={about}>
                <span className={corner}>
                  <AboutFigure figure={one} previous={previous} />
                </span>
              </dd>
            </div>
          ))}
        </dl>
      </div>
    </Card>
  )
}

interface FigureProps {
  figure: AnalyticsFigure
  currency: string
  link: RecordLink | undefined
}

function FigureValue({ figure: one, currency, link }: FigureProps) {
  const { value: number, unit, isSuppressed } = one
  if (number === null && isSuppressed) {
    return <dd className={`${value} ${inWords}`}>Withheld: too few clients</dd>
  }
  if (number === null) {
    return (
      <dd className={value}>
        <span aria-hidden="true">—</span>
        <VisuallyHidden>Nothing to tell it from</VisuallyHidden>
      </dd>
    )
  }
  return (
    <dd className={value}>
      <LinkedValue value={number} measure={{ unit, currency }} link={link} tone="standalone" />
    </dd>
  )
}

function FigureComparison({ figure: one, currency, link, span }: FigureProps & { span: string }) {
  const { previous, unit } = one
  const words = comparisonOf(one, span)
  return (
    <dd className={comparison}>
      {words.change !== null && (
        <span className={change}>
          <span aria-hidden="true">{words.mark} </span>
          {words.change}
          <VisuallyHidden>, </VisuallyHidden>
        </span>
      )}
      <span className={before}>
        {previous !== null && (
          <>
            <LinkedValue value={previous} measure={{ unit, currency }} link={link} tone="inline" />{' '}
          </>
        )}
        {words.before}
      </span>
    </dd>
  )
}

interface LinkedValueProps {
  value: number
  measure: Measure
  link: RecordLink | undefined
  tone: LinkProps['tone']
}

/** A number, as a link to its records if there is one. */
function LinkedValue({ value, measure, link, tone }: LinkedValueProps) {
  const written = <WrittenValue value={value} measure={measure} />
  if (link === undefined) return written
  return (
    <Link tone={tone} id={link.id} href={link.href}>
      {written}
      <VisuallyHidden>{link.hint}</VisuallyHidden>
    </Link>
  )
}
