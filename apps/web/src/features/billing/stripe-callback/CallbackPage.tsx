import { Inline, LinkButton } from '@oaklet/design-system'
import type { ReactNode } from 'react'
import { paths } from '../../../shared/paths'
import { PublicFrame } from '../../../shared/public-frame/PublicFrame'
import { usePage } from '../../../shared/use-page'

interface CallbackPageProps {
  title: string
  sentence: string
  /** What else there is to know or to do. */
  children?: ReactNode
}

/** What came of the way to Stripe, and the way back to billing settings. */
export function CallbackPage({ title, sentence, children }: CallbackPageProps) {
  usePage(title)
  return (
    <PublicFrame title={title} summary={sentence}>
      {children}
      <Inline>
        <LinkButton href={paths.billingSettings({ section: 'cards' })}>Back to billing settings</LinkButton>
      </Inline>
    </PublicFrame>
  )
}
