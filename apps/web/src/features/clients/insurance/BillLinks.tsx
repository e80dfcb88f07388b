import type { Client } from '@oaklet/api/contract'
import { Card, Inline, Link, Stack, Text } from '@oaklet/design-system'
import type { ReactNode } from 'react'
import { paths } from '../../../shared/paths'
import { usePermissions } from '../../../shared/use-session'

/** The ways to the superbills, statements and estimates of a client, for those who may see them. */
export function BillLinks({ client }: { client: Client }) {
  const can = usePermissions()
  return (
    <>
      {can('superbills:view') && (
        <Bills
          title="Superbills"
          words="With a superbill, a client who pays for a session can be paid back by their insurer."
        >
          <Link href={paths.superbills({ q: client.displayName })}>Superbills of this client</Link>
          {can('superbills:create') && (
            <Link href={paths.superbills({ make: 'last_month', client: client.id })}>Make a superbill</Link>
          )}
        </Bills>
      )}
      {can('invoices:view') && (
        <Bills title="Statements" words="A statement tells a client what they owe, and how it came to that.">
          <Link href={paths.statements({ q: client.displayName })}>Statements of this client</Link>
          {can('invoices:send') && (
            <Link href={paths.statements({ make: '1', client: client.id })}>Make a statement</Link>
          )}
        </Bills>
      )}
      {can('invoices:view') && (
        <Bills
          title="Good Faith Estimates"
          words="A client who pays without insurance is told in advance what their sessions are expected to cost."
        >
          <Link href={paths.estimates({ q: client.displayName })}>Estimates of this client</Link>
        </Bills>
      )}
    </>
  )
}

interface BillsProps {
  title: string
  words: string
  /** Where they are listed, and made. */
  children: ReactNode
}

const Bills = ({ title, words, children }: BillsProps) => (
  <Card title={title}>
    <Stack gap="m">
      <Text tone="quiet">{words}</Text>
      <Inline gap="l">{children}</Inline>
    </Stack>
  </Card>
)
