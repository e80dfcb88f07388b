import { Heading, Link, Stack, Text } from '@oaklet/design-system'
import type { ReactNode } from 'react'
import { usePage } from '../use-page'
import { bar, column, frame } from './ClientFrame.css'

export interface ClientFrameProps {
  /** The question, or what the page is: its heading, and its name in the tab. */
  title: string
  /** Whether something on the page has to be put right, which begins its name in the tab. */
  hasErrors?: boolean
  /** Whose page it is: the practice, or what stands there while that is not known. */
  owner: string
  /** Stands beside the owner. */
  corner?: ReactNode
  /** Where the link above the title leads back to. */
  back?: { href: string; label: string } | undefined
  summary?: ReactNode
  children: ReactNode
}

/** What all pages of a client without an account have in common: whose page it is, and one thing. */
export function ClientFrame({
  title,
  hasErrors = false,
  owner,
  corner,
  back,
  summary,
  children,
}: ClientFrameProps) {
  usePage(hasErrors ? `Error: ${title}` : title)
  return (
    <div className={frame}>
      <header className={bar}>
        <Text>
          <strong>{owner}</strong>
        </Text>
        {corner}
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
