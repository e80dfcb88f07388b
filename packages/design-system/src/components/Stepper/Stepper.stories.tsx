import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, within } from 'storybook/test'
import { STEP_STATES, Stepper } from './Stepper'

const STEPS = [
  { id: 'practice', label: 'Practice', state: 'done' },
  { id: 'hours', label: 'Opening hours', state: 'done' },
  { id: 'team', label: 'Team', state: 'todo' },
  { id: 'billing', label: 'Billing', state: 'todo' },
] as const

const meta = {
  component: Stepper,
  args: { label: 'Set up the practice', steps: STEPS, currentId: 'team', onSelect: fn() },
  render: function Controlled(args) {
    const [currentId, setCurrentId] = useState(args.currentId)
    return (
      <Stepper
        {...args}
        currentId={currentId}
        onSelect={(id) => {
          setCurrentId(id)
          args.onSelect?.(id)
        }}
      />
    )
  },
} satisfies Meta<typeof Stepper>
export default meta
type Story = StoryObj<typeof meta>

/** Tab goes from step to step, Enter to the one that has the focus. */
export const Example: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.tab()
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: /Opening hours/ })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onSelect).toHaveBeenCalledWith('hours')
    await expect(canvas.getByRole('button', { name: /Opening hours/ })).toHaveAttribute(
      'aria-current',
      'step',
    )
  },
}

/** Every state, as the current step and beside it, to be read and to be pressed. */
export const Matrix: Story = {
  render: ({ onSelect }) => (
    <div style={{ display: 'grid', gap: '2rem' }}>
      {STEP_STATES.flatMap((currentId) =>
        [undefined, onSelect].map((select) => (
          <Stepper
            key={`${currentId} ${select === undefined}`}
            label={`At ${currentId}, ${select === undefined ? 'to read' : 'to press'}`}
            steps={STEP_STATES.map((state) => ({ id: state, label: `Step that is ${state}`, state }))}
            currentId={currentId}
            onSelect={select}
          />
        )),
      )}
    </div>
  ),
}

/** Long words go to further lines. */
export const LongWords: Story = {
  args: {
    steps: [
      { id: 'practice', label: 'Krankenversicherungsabrechnung', state: 'done' },
      { id: 'hours', label: 'What the practice tells those who book online', state: 'error' },
      { id: 'team', label: 'Team', state: 'todo' },
      { id: 'x', label: 'Check everything', state: 'todo', isDisabled: true },
    ],
  },
}

/** Right to left, the first is on the right. */
export const RightToLeft: Story = {
  args: {
    label: 'إعداد العيادة',
    currentId: 'b',
    steps: [
      { id: 'a', label: 'العيادة', state: 'done' },
      { id: 'b', label: 'الفريق', state: 'todo' },
      { id: 'c', label: 'الفواتير', state: 'todo' },
    ],
  },
  decorators: [
    (Story) => (
      <div dir="rtl" lang="ar">
        <Story />
      </div>
    ),
  ],
}
