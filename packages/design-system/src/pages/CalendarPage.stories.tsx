import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { aMonth, holidays } from '../components/MonthGrid/month-grid-fixtures'
import { aWeek, NEW_YORK, nineToFive, NOW, WEEK } from '../components/TimeGrid/time-grid-fixtures'
import {
  AgendaList,
  Button,
  Icon,
  IconButton,
  MonthGrid,
  PageHeader,
  SegmentedControl,
  Spread,
  Stack,
  TimeGrid,
  Toolbar,
} from '../index'
import { PageFrame } from './PageFrame'

const VIEWS = [
  { id: 'week', label: 'Week' },
  { id: 'month', label: 'Month' },
  { id: 'agenda', label: 'Agenda' },
] as const
type View = (typeof VIEWS)[number]['id']

const meta = {
  component: PageFrame,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
  args: { current: 'calendar', children: null },
} satisfies Meta<typeof PageFrame>
export default meta
type Story = StoryObj<typeof meta>

const nothing = () => undefined
const shared = {
  timeZone: NEW_YORK,
  now: NOW,
  eventWords: { one: 'appointment', other: 'appointments' },
  onOpen: nothing,
}

const Week = () => (
  <TimeGrid
    {...shared}
    label="Week of November 16"
    days={WEEK}
    events={aWeek}
    businessHours={nineToFive}
    onCreate={nothing}
    onMove={nothing}
    onNavigate={nothing}
  />
)

const Month = () => (
  <MonthGrid
    {...shared}
    label="November 2026"
    month="2026-11"
    events={aMonth}
    dayNotes={holidays}
    onOpenDay={nothing}
    onNavigate={nothing}
  />
)

const Agenda = () => <AgendaList {...shared} label="Week of November 16" days={WEEK} events={aWeek} />

function Appointments({ initialView = 'week' }: { initialView?: View }) {
  const [view, setView] = useState<View>(initialView)
  return (
    <Stack gap="l">
      <PageHeader
        title={view === 'month' ? 'November 2026' : 'November 16 – 20, 2026'}
        summary="Dr. Imani Cole"
        actions={
          <Button tone="primary" icon={<Icon of="plus" />}>
            New appointment
          </Button>
        }
      />
      <Spread>
        <Toolbar label="What is shown">
          <Button>Today</Button>
          <IconButton label="Earlier" icon={<Icon of="chevron-left" />} />
          <IconButton label="Later" icon={<Icon of="chevron-right" />} />
        </Toolbar>
        <SegmentedControl label="View" options={VIEWS} selectedKey={view} onSelectionChange={setView} />
      </Spread>
      {view === 'week' && <Week />}
      {view === 'month' && <Month />}
      {view === 'agenda' && <Agenda />}
    </Stack>
  )
}

/** The same appointments by week, by month and one after the other. */
export const Example: Story = {
  render: (args) => (
    <PageFrame {...args}>
      <Appointments />
    </PageFrame>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByRole('grid', { name: 'Week of November 16' })).toBeVisible()
    canvas.getByRole('radio', { name: 'Week' }).focus()
    await userEvent.keyboard('{ArrowRight}')
    await waitFor(() => expect(canvas.getByRole('grid', { name: 'November 2026' })).toBeVisible())
    await userEvent.keyboard('{ArrowRight}')
    await waitFor(() => expect(canvas.getByRole('heading', { name: /^Tuesday, November 17/ })).toBeVisible())
    await userEvent.keyboard('{ArrowRight}')
    await waitFor(() => expect(canvas.getByRole('grid', { name: 'Week of November 16' })).toBeVisible())
  },
}

/** A month. */
export const ByMonth: Story = {
  render: (args) => (
    <PageFrame {...args}>
      <Appointments initialView="month" />
    </PageFrame>
  ),
}

/** A week as a list, which is easier on a phone. */
export const AsAgenda: Story = {
  render: (args) => (
    <PageFrame {...args}>
      <Appointments initialView="agenda" />
    </PageFrame>
  ),
}
