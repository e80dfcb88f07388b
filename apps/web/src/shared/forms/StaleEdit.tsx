import { Banner, Button, Inline, Stack, Table, Text, useSendForm } from '@oaklet/design-system'

interface StaleEditRow {
  label: string
  mine: string
  theirs: string
}

interface StaleEditProps {
  /** What was edited: "client", "appointment". */
  what: string
  rows: StaleEditRow[]
  onKeepMine: () => void
  onTakeTheirs: () => void
}

/** Another person saved first: both versions side by side, and the person chooses. Nothing typed is lost. */
export function StaleEdit({ what, rows, onKeepMine, onTakeTheirs }: StaleEditProps) {
  const sendForm = useSendForm()
  const different = rows.filter(({ mine, theirs }) => mine !== theirs)
  return (
    <Banner tone="wait" isAnnounced title={`Somebody else changed this ${what} while you were editing`}>
      <Stack gap="m">
        {different.length === 0 ? (
          <Text>What they saved is the same as yours where this form shows it.</Text>
        ) : (
          <Table<StaleEditRow>
            label="Both versions"
            rows={different}
            rowKey={({ label }) => label}
            hasCardsOnPhone
            columns={[
              { id: 'label', header: 'Field', isRowHeader: true, cell: ({ label }) => label },
              { id: 'mine', header: 'Yours, not saved', cell: ({ mine }) => mine || '–' },
              { id: 'theirs', header: 'Theirs, saved', cell: ({ theirs }) => theirs || '–' },
            ]}
          />
        )}
        <Inline gap="m" wrap>
          <Button onPress={() => sendForm(onKeepMine)}>Save mine over theirs</Button>
          <Button tone="quiet" onPress={onTakeTheirs}>
            Take theirs
          </Button>
        </Inline>
      </Stack>
    </Banner>
  )
}
