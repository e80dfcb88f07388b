import type { Meta, StoryObj } from '@storybook/react-vite'
import type { ReactNode } from 'react'
import { expect, within } from 'storybook/test'
import { Avatar } from '../Avatar/Avatar'
import { Button } from '../Button/Button'
import { StatusBadge } from '../StatusBadge/StatusBadge'
import { Skeleton } from '../Skeleton/Skeleton'
import { PageHeader } from './PageHeader'

const meta = {
  component: PageHeader,
  args: {
    title: 'Invoices',
    summary: '$4,310.00 outstanding, $1,120.00 of it overdue',
    actions: <Button tone="primary">New invoice</Button>,
  },
} satisfies Meta<typeof PageHeader>
export default meta
type Story = StoryObj<typeof meta>

/** The top of a list. */
export const Example: Story = {}

/** The top of a record, with everything it can hold. */
export const Matrix: Story = {
  render: () => (
    <PageHeader
      title="Maya Ortiz"
      summary="she/her · 34 · with Dr. Imani Cole"
      leading={<Avatar name="Maya Ortiz" size="l" />}
      trailing={<StatusBadge tone="good">Active</StatusBadge>}
      breadcrumbs={[{ label: 'Clients', href: '#clients' }, { label: 'Maya Ortiz' }]}
      actions={<Button>Edit client</Button>}
    />
  ),
}

const late = (summary: ReactNode, below: string) => (
  <>
    <PageHeader title="Invoices" isSummaryLate summary={summary} />
    <p>{below}</p>
  </>
)

/** Its summary comes late: on a phone, what is below stays where it is. */
export const SummaryComesLate: Story = {
  globals: { viewport: { value: 'width-320' } },
  render: () => (
    <>
      {late(<Skeleton shape="line" width="min(16rem, 100%)" height="1lh" />, 'Waiting')}
      {late('$4,310.00 outstanding, $1,120.00 of it overdue', 'There')}
    </>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const from = (title: HTMLElement, below: string) =>
      canvas.getByText(below).getBoundingClientRect().y - title.getBoundingClientRect().y
    const [waiting, there] = canvas.getAllByRole('heading', { level: 1 })
    if (!waiting || !there) throw new Error('Two headers are compared.')
    await expect(from(there, 'There')).toBe(from(waiting, 'Waiting'))
  },
}

/** Long words break, and the actions go below them. */
export const LongWords: Story = {
  args: {
    title: 'Hubertus Wolfeschlegelsteinhausenbergerdorff',
    summary: 'Versichertenstammdatenaktualisierungsbestätigung ausstehend',
    leading: <Avatar name="Hubertus W" size="l" />,
    trailing: <StatusBadge tone="wait">Waiting</StatusBadge>,
  },
  decorators: [(Story) => <div style={{ maxInlineSize: '18rem' }}>{Story()}</div>],
}

/** Just where you are. */
export const OnlyTitle: Story = { args: { summary: undefined, actions: undefined } }

/** The title stands where reading starts, its actions where it ends. */
export const RightToLeft: Story = {
  args: {
    title: 'الفواتير',
    summary: '$4,310.00 مستحقة',
    actions: <Button tone="primary">فاتورة جديدة</Button>,
    breadcrumbs: [{ label: 'الحسابات', href: '#billing' }, { label: 'الفواتير' }],
  },
  decorators: [
    (Story) => (
      <div dir="rtl" lang="ar">
        {Story()}
      </div>
    ),
  ],
}
