import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { useState } from 'react'
import { Button } from '../Button/Button'
import { Card } from '../Card/Card'
import { DescriptionList } from '../DescriptionList/DescriptionList'
import { EmptyState } from '../EmptyState/EmptyState'
import { Stack } from '../Stack/Stack'
import { SplitView, type SplitViewProps } from './SplitView'

const CLIENTS = ['Leo Grant', 'Maya Ortiz', 'Priya Nair']

const detailOf = (name: string) => ({
  id: name,
  title: name,
  content: (
    <Card>
      <DescriptionList
        items={[
          { term: 'Phone', description: '(555) 010-0199' },
          { term: 'Next appointment', description: 'Wednesday, 1:30 PM' },
        ]}
      />
    </Card>
  ),
})

function Choosing({ detail, names, ...props }: SplitViewProps & { names: readonly string[] }) {
  const [chosen, setChosen] = useState(detail?.id)
  return (
    <SplitView
      {...props}
      list={
        <Stack gap="s">
          {names.map((name) => (
            <Button key={name} width="full" onPress={() => setChosen(name)}>
              {name}
            </Button>
          ))}
        </Stack>
      }
      detail={chosen === undefined ? null : detailOf(chosen)}
      onBack={() => setChosen(undefined)}
    />
  )
}

const meta = {
  component: SplitView,
  args: {
    listLabel: 'Clients',
    list: null,
    detail: null,
    emptyDetail: <EmptyState title="No client chosen">What is known of a client shows here.</EmptyState>,
    onBack: () => undefined,
  },
  render: (args) => <Choosing {...args} names={CLIENTS} />,
} satisfies Meta<typeof SplitView>
export default meta
type Story = StoryObj<typeof meta>

/** Chosen by keyboard; where there is room for both, focus stays in the list. */
export const Example: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getByRole('region', { name: 'Leo Grant' })).toBeVisible()
    const back = canvas.queryByRole('button', { name: 'Back to Clients' })
    if (back === null) {
      await expect(canvas.getByRole('button', { name: 'Leo Grant' })).toHaveFocus()
      return
    }
    await expect(canvas.getByRole('heading', { name: 'Leo Grant' })).toHaveFocus()
    await userEvent.tab({ shift: true })
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getByRole('button', { name: 'Leo Grant' })).toHaveFocus()
  },
}

/** With something chosen, and with nothing. */
export const Matrix: Story = {
  render: (args) => (
    <Stack gap="3xl">
      <Choosing {...args} listLabel="Clients, one chosen" names={CLIENTS} detail={detailOf('Maya Ortiz')} />
      <Choosing {...args} listLabel="Clients, none chosen" names={['Noor Haddad', 'Sam Whitfield']} />
    </Stack>
  ),
}

/** Long words break on both sides. */
export const LongWords: Story = {
  render: (args) => (
    <Choosing
      {...args}
      names={['Hubertus Wolfeschlegelsteinhausenbergerdorff']}
      detail={detailOf('Hubertus Wolfeschlegelsteinhausenbergerdorff, Krankenkassenmitgliedsbescheinigung')}
    />
  ),
}

/** The list stands where reading starts. */
export const RightToLeft: Story = {
  render: (args) => (
    <div dir="rtl" lang="ar">
      <Choosing {...args} listLabel="العملاء" names={['ليو غرانت']} detail={detailOf('مايا أورتيز')} />
    </div>
  ),
}
