import { Card, Heading, Stack, Text } from '@oaklet/design-system'
import type { ReactNode } from 'react'
import { paper, stamp as stampStyle } from './Paper.css'

interface PaperProps {
  /** Names the document as a whole: `What this superbill says`. */
  label: string
  /** Why it is no document to rely on; null where it is one. */
  stamp: string | null
  title: string
  /** Its number and its days, without those that are not there. */
  about: readonly (string | null)[]
  children: ReactNode
}

/** A document as its reader gets it: on the screen and on paper. */
export const Paper = ({ label, stamp, title, about, children }: PaperProps) => (
  <article className={paper} aria-label={label}>
    <Card>
      <Stack gap="xl">
        {stamp !== null && <p className={stampStyle}>{stamp}</p>}
        <Stack gap="xs">
          <Heading level={2}>{title}</Heading>
          <Text tone="quiet">{about.filter(Boolean).join(' · ')}</Text>
        </Stack>
        {children}
      </Stack>
    </Card>
  </article>
)
