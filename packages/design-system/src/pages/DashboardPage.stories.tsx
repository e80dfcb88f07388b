import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { drawBars } from '../components/ChartFrame/story-drawing'
import {
  Card,
  ChartFrame,
  Columns,
  Grid,
  Icon,
  IconTile,
  ItemList,
  LinkButton,
  Meter,
  PageHeader,
  Stack,
  Stat,
  StatusBadge,
} from '../index'
import { INCOME, TODAY } from './page-fixtures'
import { PageFrame } from './PageFrame'

const meta = {
  component: PageFrame,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
  args: { current: 'dashboard', children: null },
} satisfies Meta<typeof PageFrame>
export default meta
type Story = StoryObj<typeof meta>

const dollars = (value: number) => value.toLocaleString('en-US')

const Today = () => (
  <Card
    title="Today"
    actions={
      <LinkButton tone="quiet" href="#calendar">
        Open calendar
      </LinkButton>
    }
  >
    <ItemList
      items={TODAY.map(({ id, time, name, detail, status, tone }) => ({
        id,
        leading: time,
        title: name,
        detail,
        trailing: <StatusBadge tone={tone}>{status}</StatusBadge>,
        href: `#appointment-${id}`,
      }))}
    />
  </Card>
)

const NeedsYou = () => (
  <Card title="Needs you">
    <ItemList
      items={[
        {
          id: 'invoice',
          leading: (
            <IconTile tone="wait">
              <Icon of="receipt" />
            </IconTile>
          ),
          title: '5 sessions not invoiced',
          detail: '$760.00, oldest from November 9',
          href: '#invoice',
        },
        {
          id: 'notes',
          leading: (
            <IconTile tone="info">
              <Icon of="check" />
            </IconTile>
          ),
          title: '2 notes to sign',
          detail: 'Sam Whitfield, Grace Liu',
          href: '#notes',
        },
      ]}
    />
  </Card>
)

/** A day at a glance: what is booked, what needs a person, and how the practice is doing. */
export const Example: Story = {
  render: (args) => (
    <PageFrame {...args}>
      <Stack gap="xl">
        <PageHeader
          title="Good morning, Olivia"
          summary="Tuesday, November 17 · 3 appointments, the first at 9:00 AM"
        />
        <Columns template="main-aside" align="stretch">
          <Today />
          <NeedsYou />
        </Columns>
        <Grid min="13rem">
          <Stat label="Collected this month" value="$18,420" note="+6 % on October" href="#payments" />
          <Stat label="Outstanding" value="$4,310" note="$1,120 over 30 days" href="#invoices" />
          <Stat label="No-shows, 30 days" value="3.1 %" note="down from 4.4 %" />
        </Grid>
        <Columns template="main-aside">
          <ChartFrame
            title="Collected and outstanding"
            summary="Collected income rose to $18,420 in November, the most of the last four months."
            categoryHeader="Month"
            series={[
              { id: 'collected', label: 'Collected' },
              { id: 'outstanding', label: 'Outstanding' },
            ]}
            categories={INCOME}
            formatValue={(value) => `$${dollars(value)}`}
            sayValue={(value) => `${dollars(value)} dollars`}
            renderChart={(drawing) => drawBars(INCOME, drawing)}
          />
          <Card title="Working hours booked">
            <Stack gap="l">
              <Meter
                label="Dr. Imani Cole"
                value={26}
                minValue={0}
                maxValue={30}
                valueLabel="26 of 30 hours"
              />
              <Meter
                label="Sam Whitfield"
                value={18}
                minValue={0}
                maxValue={30}
                valueLabel="18 of 30 hours"
              />
            </Stack>
          </Card>
        </Columns>
      </Stack>
    </PageFrame>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: /^Skip/ })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getByRole('main')).toHaveFocus()
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: 'Open calendar' })).toHaveFocus()
  },
}
