import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent, within } from 'storybook/test'
import {
  Avatar,
  Button,
  Card,
  Columns,
  DescriptionList,
  EmptyState,
  Icon,
  LedgerList,
  PageHeader,
  Stack,
  StatusBadge,
  Tabs,
  Timeline,
} from '../index'
import { PageFrame } from './PageFrame'

const meta = {
  component: PageFrame,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
  args: { current: 'clients', children: null },
} satisfies Meta<typeof PageFrame>
export default meta
type Story = StoryObj<typeof meta>

const Overview = () => (
  <Columns template="main-aside">
    <Stack gap="xl">
      <Card title="Contact">
        <DescriptionList
          items={[
            { term: 'Phone', description: '(555) 010-0199' },
            { term: 'E-mail', description: 'maya.ortiz@example.org' },
            { term: 'Address', description: '12 Alder Street, Portland, OR 97205' },
            { term: 'Prefers', description: 'A text message' },
          ]}
        />
      </Card>
      <Card title="What happened">
        <Timeline
          label="What happened with Maya Ortiz"
          items={[
            {
              id: 'session',
              title: 'Session completed, 50 min',
              time: <time dateTime="2026-11-16">Nov 16</time>,
              icon: <Icon of="calendar" />,
              tone: 'wait',
              children: 'The note waits for your signature.',
            },
            {
              id: 'invoice',
              title: 'Invoice 1043 paid in full',
              time: <time dateTime="2026-11-09">Nov 9</time>,
              icon: <Icon of="receipt" />,
              tone: 'good',
              children: '$152.00 by card',
            },
          ]}
        />
      </Card>
    </Stack>
    <Card title="Balance">
      <DescriptionList
        layout="side"
        items={[
          { term: 'Invoiced', description: '$1,976.00' },
          { term: 'Paid by client', description: '−$304.00' },
          { term: 'Paid by Aetna', description: '−$1,520.00' },
          { term: 'Due November 30', description: <strong>$152.00</strong> },
        ]}
      />
    </Card>
  </Columns>
)

const Billing = () => (
  <Card title="How the balance adds up">
    <LedgerList
      label="How the balance of Maya Ortiz adds up"
      totalLabel="Balance due"
      total="$152.00"
      entries={[
        { id: '1', date: 'Nov 2', description: 'Invoice 1043', amount: '$152.00', balance: '$152.00' },
        { id: '2', date: 'Nov 9', description: 'Paid by card', amount: '−$152.00', balance: '$0.00' },
        { id: '3', date: 'Nov 16', description: 'Invoice 1051', amount: '$152.00', balance: '$152.00' },
      ]}
    />
  </Card>
)

const TABS = [
  { id: 'overview', label: 'Overview', content: <Overview /> },
  { id: 'billing', label: 'Billing', content: <Billing /> },
  {
    id: 'documents',
    label: 'Documents',
    content: (
      <Card>
        <EmptyState title="No documents yet">Consents and letters are kept here.</EmptyState>
      </Card>
    ),
  },
] as const

function ClientPage() {
  const [tab, setTab] = useState<(typeof TABS)[number]['id']>('overview')
  return (
    <Stack gap="xl">
      <PageHeader
        title="Maya Ortiz"
        summary="she/her · 34 · with Dr. Imani Cole"
        breadcrumbs={[{ label: 'Clients', href: '#clients' }, { label: 'Maya Ortiz' }]}
        leading={<Avatar name="Maya Ortiz" size="l" />}
        trailing={<StatusBadge tone="good">Active</StatusBadge>}
        actions={
          <>
            <Button>Edit client</Button>
            <Button tone="primary" icon={<Icon of="plus" />}>
              Book appointment
            </Button>
          </>
        }
      />
      <Tabs label="Maya Ortiz" tabs={TABS} selectedKey={tab} onSelectionChange={setTab} />
    </Stack>
  )
}

/** One record with its views. */
export const Example: Story = {
  render: (args) => (
    <PageFrame {...args}>
      <ClientPage />
    </PageFrame>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    canvas.getByRole('tab', { name: 'Overview' }).focus()
    await userEvent.keyboard('{ArrowRight}')
    await expect(canvas.getByRole('table', { name: 'How the balance of Maya Ortiz adds up' })).toBeVisible()
    await userEvent.keyboard('{Home}')
    await expect(canvas.getByRole('list', { name: 'What happened with Maya Ortiz' })).toBeVisible()
  },
}
