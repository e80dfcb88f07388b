import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent, within } from 'storybook/test'
import {
  Button,
  EmptyState,
  FilterBar,
  Icon,
  MoneyText,
  PageHeader,
  Pager,
  SearchField,
  Select,
  Stack,
  StatusBadge,
  Table,
} from '../index'
import { CLIENTS, STATUS_TONES, type PracticeClient } from './page-fixtures'
import { PageFrame } from './PageFrame'

const STATUSES = [
  { id: 'all', label: 'All clients' },
  { id: 'Active', label: 'Active clients' },
  { id: 'Waiting', label: 'Waiting clients' },
  { id: 'Discharged', label: 'Discharged clients' },
] as const

const meta = {
  component: PageFrame,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
  args: { current: 'clients', children: null },
} satisfies Meta<typeof PageFrame>
export default meta
type Story = StoryObj<typeof meta>

function Clients({ initialText = '' }: { initialText?: string }) {
  const [text, setText] = useState(initialText)
  const [status, setStatus] = useState<(typeof STATUSES)[number]['id']>('all')
  const shown = CLIENTS.filter(
    (client) =>
      client.name.toLowerCase().includes(text.toLowerCase()) &&
      (status === 'all' || client.status === status),
  )
  const clear = () => {
    setText('')
    setStatus('all')
  }
  return (
    <Stack gap="xl">
      <PageHeader
        title="Clients"
        summary={`${CLIENTS.length} clients, 2 of them active`}
        actions={
          <Button tone="primary" icon={<Icon of="plus" />}>
            New client
          </Button>
        }
      />
      <FilterBar
        label="Filter clients"
        activeCount={Number(text !== '') + Number(status !== 'all')}
        onClear={clear}
      >
        <SearchField label="Find by name" value={text} onChange={setText} />
        <Select label="Status" items={STATUSES} selectedKey={status} onSelectionChange={setStatus} />
      </FilterBar>
      <Table<PracticeClient>
        label="Clients"
        rows={shown}
        rowKey={({ id }) => id}
        rowHref={({ id }) => `#${id}`}
        columns={[
          { id: 'name', header: 'Name', cell: ({ name }) => name },
          {
            id: 'status',
            header: 'Status',
            cell: (client) => <StatusBadge tone={STATUS_TONES[client.status]}>{client.status}</StatusBadge>,
          },
          { id: 'clinician', header: 'Clinician', cell: ({ clinician }) => clinician },
          { id: 'next', header: 'Next appointment', cell: ({ next }) => next },
          {
            id: 'balance',
            header: 'Balance',
            align: 'end',
            cell: ({ balanceCents }) => <MoneyText cents={balanceCents} currency="USD" />,
          },
        ]}
        emptyState={<EmptyState title="No client matches">Try another name or status.</EmptyState>}
        footer={
          <Pager
            label="Pages of clients"
            range={`1–${shown.length} of ${shown.length}`}
            hasPrevious={false}
            hasNext={false}
            onPrevious={() => undefined}
            onNext={() => undefined}
          />
        }
      />
    </Stack>
  )
}

/** A list narrowed by typing, and back to all of it. */
export const Example: Story = {
  render: (args) => (
    <PageFrame {...args}>
      <Clients />
    </PageFrame>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const search = canvas.getByRole('searchbox', { name: 'Find by name' })
    search.focus()
    await userEvent.keyboard('maya')
    await expect(canvas.getByRole('row', { name: 'Maya Ortiz' })).toBeVisible()
    await expect(canvas.queryByRole('row', { name: 'Leo Grant' })).toBeNull()
    canvas.getByRole('button', { name: 'Clear 1 filter' }).focus()
    await userEvent.keyboard('{Enter}')
    await expect(search).toHaveFocus()
    await expect(canvas.getByRole('row', { name: 'Leo Grant' })).toBeVisible()
  },
}

/** What is looked for is not there. */
export const NothingFound: Story = {
  render: (args) => (
    <PageFrame {...args}>
      <Clients initialText="Zoe" />
    </PageFrame>
  ),
}
