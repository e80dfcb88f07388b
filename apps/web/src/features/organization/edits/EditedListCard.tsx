import { Button, Card, EmptyState, Icon, Inline, Stack } from '@oaklet/design-system'
import type { ReactNode } from 'react'

interface EditedListCardProps {
  title: string
  /** The button that opens the empty form; false for those who may only read. */
  add: { id: string; label: string; onIntent: object } | false
  /** Other ways to add rows, before the button. */
  otherWays?: ReactNode
  flow: {
    /** What went wrong with rows that are not on the list. */
    notes: ReactNode
    open: (row: null) => void
  }
  /** What such a list is for, shown in the place of an empty one. */
  empty: { title: string; icon: ReactNode; text: string } | null
  /** The list. */
  children: ReactNode
  /** The form that is open. */
  form: ReactNode
}

/** A card with a list that people add to. */
export function EditedListCard({ title, add, otherWays, flow, empty, children, form }: EditedListCardProps) {
  return (
    <Card
      title={title}
      actions={
        add && (
          <Inline gap="s" wrap>
            {otherWays}
            <Button
              id={add.id}
              tone="quiet"
              size="small"
              icon={<Icon of="plus" />}
              {...add.onIntent}
              onPress={() => flow.open(null)}
            >
              {add.label}
            </Button>
          </Inline>
        )
      }
    >
      <Stack gap="l">
        {flow.notes}
        {empty ? (
          <EmptyState title={empty.title} icon={empty.icon}>
            {empty.text}
          </EmptyState>
        ) : (
          children
        )}
      </Stack>
      {form}
    </Card>
  )
}
