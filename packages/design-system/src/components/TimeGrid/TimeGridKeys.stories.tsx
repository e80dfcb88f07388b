import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { TimeGrid } from './TimeGrid'
import { anAllDayEvent, anEvent, NEW_YORK, NOW, WEEK } from './time-grid-fixtures'

const [MON, TUE, WED] = WEEK

const meta = {
  component: TimeGrid,
  args: {
    label: 'Three days of November',
    days: [MON, TUE, WED],
    timeZone: NEW_YORK,
    events: [
      anEvent('Leo Grant', TUE, '09:00', '09:50', { id: 'leo' }),
      anAllDayEvent('Conference', TUE, WED, { id: 'conference' }),
    ],
    eventWords: { one: 'appointment', other: 'appointments' },
    dayEndHour: 12,
    now: NOW,
    onCreate: fn(),
    onOpen: fn(),
    onMove: fn(),
    onMoveRequest: fn(),
    onNavigate: fn(),
  },
} satisfies Meta<typeof TimeGrid>
export default meta
type Story = StoryObj<typeof meta>

type Play = NonNullable<Story['play']>

const stand = (canvasElement: HTMLElement, name: RegExp) => {
  const canvas = within(canvasElement)
  const found = canvas.queryByRole('gridcell', { name }) ?? canvas.getByRole('button', { name })
  found.focus()
}
const standsOn = (name: RegExp) => expect(document.activeElement).toHaveAccessibleName(name)

/** Each line: where it stands, what is pressed, where it stands then. */
const walks =
  (...steps: readonly (readonly [RegExp, string, RegExp])[]): Play =>
  async ({ canvasElement }) => {
    for (const [from, keys, to] of steps) {
      stand(canvasElement, from)
      await userEvent.keyboard(keys)
      await standsOn(to)
    }
  }

/** Tab enters where the keyboard was last, and leaves the whole grid. */
export const Tab: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.tab()
    await standsOn(/^Tuesday, November 17, 10:00 AM, no appointments, now$/)
    await userEvent.keyboard('{ArrowDown}')
    await userEvent.tab()
    await expect(canvasElement.contains(document.activeElement)).toBe(false)
    await userEvent.tab({ shift: true })
    await standsOn(/^Tuesday, November 17, 10:30 AM/)
  },
}

export const RightArrow: Story = {
  play: walks(
    [/^Monday, November 16, 9:30 AM/, '{ArrowRight}', /^Tuesday, November 17, 9:30 AM/],
    [/^Monday, November 16, 9:00 AM/, '{ArrowRight}', /^Leo Grant, Tuesday/],
    [/^Wednesday, November 18, 9:00 AM/, '{ArrowRight}', /^Wednesday, November 18, 9:00 AM/],
  ),
}

export const LeftArrow: Story = {
  play: walks(
    [/^Wednesday, November 18, 9:30 AM/, '{ArrowLeft}', /^Tuesday, November 17, 9:30 AM/],
    [/^Wednesday, November 18, 9:00 AM/, '{ArrowLeft}', /^Leo Grant, Tuesday/],
    [/^Monday, November 16, 9:00 AM/, '{ArrowLeft}', /^Monday, November 16, 9:00 AM/],
  ),
}

export const DownArrow: Story = {
  play: walks(
    [/^Tuesday, November 17, 8:30 AM/, '{ArrowDown}', /^Leo Grant, Tuesday/],
    [/^Leo Grant, Tuesday/, '{ArrowDown}', /^Tuesday, November 17, 9:00 AM, 1 appointment/],
    [/^Tuesday, November 17, 9:00 AM/, '{ArrowDown}', /^Tuesday, November 17, 9:30 AM/],
    [/^Monday, November 16, 11:30 AM/, '{ArrowDown}', /^Monday, November 16, 11:30 AM/],
  ),
}

export const UpArrow: Story = {
  play: walks(
    [/^Tuesday, November 17, 9:00 AM/, '{ArrowUp}', /^Leo Grant, Tuesday/],
    [/^Leo Grant, Tuesday/, '{ArrowUp}', /^Tuesday, November 17, 8:30 AM/],
    [/^Tuesday, November 17, 8:00 AM/, '{ArrowUp}', /^Tuesday, November 17, all day, 1 appointment/],
    [/^Tuesday, November 17, all day/, '{ArrowUp}', /^Conference, Tuesday, November 17 to Wednesday/],
    [/^Conference/, '{ArrowUp}', /^Conference/],
  ),
}

export const HomeAndEnd: Story = {
  play: walks(
    [/^Tuesday, November 17, 10:30 AM/, '{Home}', /^Monday, November 16, 10:30 AM/],
    [/^Tuesday, November 17, 10:30 AM/, '{End}', /^Wednesday, November 18, 10:30 AM/],
  ),
}

export const ControlHomeAndEnd: Story = {
  play: walks(
    [/^Tuesday, November 17, 10:30 AM/, '{Control>}{Home}{/Control}', /^Monday, November 16, all day/],
    [/^Tuesday, November 17, 10:30 AM/, '{Control>}{End}{/Control}', /^Wednesday, November 18, 11:30 AM/],
    [/^Tuesday, November 17, 10:30 AM/, '{Meta>}{Home}{/Meta}', /^Monday, November 16, all day/],
  ),
}

export const PageUpAndDown: Story = {
  play: async ({ args, canvasElement }) => {
    stand(canvasElement, /^Monday, November 16, 9:30 AM/)
    await userEvent.keyboard('{PageDown}{PageUp}t')
    const from = { date: MON, time: '09:30' }
    await expect(args.onNavigate).toHaveBeenNthCalledWith(1, 'next-week', from)
    await expect(args.onNavigate).toHaveBeenNthCalledWith(2, 'previous-week', from)
    await expect(args.onNavigate).toHaveBeenNthCalledWith(3, 'today', from)
    await standsOn(/^Tuesday, November 17, 9:30 AM/)
  },
}

export const EnterAndSpace: Story = {
  play: async ({ args, canvasElement }) => {
    stand(canvasElement, /^Monday, November 16, 9:30 AM/)
    await userEvent.keyboard('{Enter} ')
    await expect(args.onCreate).toHaveBeenCalledTimes(2)
    stand(canvasElement, /^Leo Grant/)
    await userEvent.keyboard('{Enter}')
    stand(canvasElement, /^Conference/)
    await userEvent.keyboard(' ')
    await expect(args.onOpen).toHaveBeenNthCalledWith(1, 'leo')
    await expect(args.onOpen).toHaveBeenNthCalledWith(2, 'conference')
  },
}

/** F2, then arrows move, Shift with Up and Down changes the end, Enter drops. */
export const F2: Story = {
  play: async ({ args, canvasElement }) => {
    const said = () => canvasElement.querySelector('[aria-live=polite]')
    stand(canvasElement, /^Leo Grant/)
    await userEvent.keyboard('{F2}')
    await expect(said()).toHaveTextContent(/^Moving Leo Grant\./)
    const steps = [
      ['{ArrowDown}', 'Tuesday, November 17, 9:30 AM to 10:20 AM'],
      ['{ArrowUp}{ArrowUp}', 'Tuesday, November 17, 8:30 AM to 9:20 AM'],
      ['{ArrowLeft}', 'Monday, November 16, 8:30 AM to 9:20 AM'],
      ['{ArrowRight}', 'Tuesday, November 17, 8:30 AM to 9:20 AM'],
      ['{Shift>}{ArrowDown}{/Shift}', 'Tuesday, November 17, 8:30 AM to 9:50 AM'],
      ['{Shift>}{ArrowUp}{/Shift}', 'Tuesday, November 17, 8:30 AM to 9:20 AM'],
    ] as const
    for (const [keys, words] of steps) {
      await userEvent.keyboard(keys)
      await expect(said()).toHaveTextContent(words)
    }
    await userEvent.keyboard('{Enter}')
    await expect(args.onMove).toHaveBeenCalledWith('leo', {
      start: '2026-11-17T13:30:00.000Z',
      end: '2026-11-17T14:20:00.000Z',
    })
  },
}

export const Escape: Story = {
  play: async ({ args, canvasElement }) => {
    stand(canvasElement, /^Leo Grant/)
    await userEvent.keyboard('{F2}{ArrowDown}{Escape}')
    await standsOn(/^Leo Grant, Tuesday, November 17, 9:00 AM/)
    await expect(args.onMove).not.toHaveBeenCalled()
  },
}

/** Shift F10 or the menu key: what F2 does, without holding a time in mind. */
export const ShiftF10: Story = {
  play: async ({ args, canvasElement }) => {
    stand(canvasElement, /^Leo Grant/)
    await userEvent.keyboard('{Shift>}{F10}{/Shift}')
    await screen.findByRole('menu', { name: 'Actions for Leo Grant' })
    await waitFor(() => standsOn(/^Open/))
    await userEvent.keyboard('{ArrowDown}{Enter}')
    await expect(args.onMoveRequest).toHaveBeenCalledWith('leo')
    await waitFor(() => standsOn(/^Leo Grant/))
  },
}
