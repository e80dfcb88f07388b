import { Heading, Link, Stack, Text } from '@oaklet/design-system'
import type { ReactNode } from 'react'
import { usePage } from '../../shared/use-page'
import { bar, column, frame } from './OnboardingFrame.css'
import { LeaveQuickly } from './LeaveQuickly'

interface OnboardingFrameProps {
  /** The question, or what the page is: its heading, and its name in the tab. */
  title: string
  /** Whether something on the page has to be put right, which begins its name in the tab. */
  hasErrors?: boolean
  /** Null while it is not known. */
  practiceName: string | null
  /** Where the link above the title leads back to. */
  back?: { href: string; label: string }
  summary?: ReactNode
  children: ReactNode
}

/** What all pages of a client have in common: whose forms they are, the way out, and one question. */
export function OnboardingFrame({
  title,
  hasErrors = false,
  practiceName,
  back,
  summary,
  children,
}: OnboardingFrameProps) {
  usePage(hasErrors ? `Error: ${title}` : title)
  return (
    <div className={frame}>
      <header className={bar}>
        <Text>
          <strong>{practiceName ?? 'Your forms'}</strong>
        </Text>
        <LeaveQuickly />
      </header>
      <main className={column}>
        <Stack gap="xl">
          {back && <Link href={back.href}>{back.label}</Link>}
          <Stack gap="s">
            <Heading level={1} isPageHeading>
              {title}
            </Heading>
            {summary !== undefined && <Text tone="quiet">{summary}</Text>}
          </Stack>
          {children}
        </Stack>
      </main>
    </div>
  )
}
