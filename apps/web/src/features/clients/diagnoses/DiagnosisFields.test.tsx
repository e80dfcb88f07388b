import { BUILT_IN_ROLE_PERMISSIONS, type Client } from '@oaklet/api/contract'
import { aClient, aClinician, fixtureId } from '@oaklet/api/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import { renderScreen } from '../../../testing/render-screen'
import { EditClientDialog } from '../form/EditClientDialog'
import { NewClientDialog } from '../form/NewClientDialog'

const places = {
  staff: { listClinicians: () => Promise.resolve([aClinician({ id: fixtureId(5), name: 'Sam Reed' })]) },
  locations: { listActive: () => Promise.resolve([]) },
}
const ANXIETY = 'F41.1 Generalized anxiety disorder'
const GRIEF = 'F43.81 Prolonged grief disorder'
const PARTNER = 'Z63.0 Relationship problems with spouse or partner'

function edit(diagnoses: Client['diagnoses']) {
  const update = vi.fn(() => Promise.resolve(aClient()))
  const view = renderScreen(
    <EditClientDialog client={aClient({ diagnoses })} today="2026-11-17" onClose={vi.fn()} />,
    {
      api: { ...places, clients: { update } },
    },
  )
  const save = () => view.user.click(button('Save client'))
  const sent = async () => {
    await waitFor(() => expect(update).toHaveBeenCalledOnce())
    return (update.mock.calls as unknown[][])[0]?.[1]
  }
  return { ...view, update, save, sent }
}

const box = () => screen.getByRole('combobox', { name: /Add a diagnosis/ })
const noBox = () => screen.queryByRole('combobox', { name: /Add a diagnosis/ })
const button = (name: string) => screen.getByRole('button', { name })
const lines = () =>
  within(screen.getByRole('list', { name: 'Diagnoses, the main one first' })).getAllByRole('listitem')
const spoken = () => document.querySelector('[role="log"][aria-live="polite"]')?.textContent

describe('diagnoses', () => {
  test('are found by code or words, and added behind the others by keyboard alone', async () => {
    const { user, save, sent } = edit(['F41.1'])
    box().focus()
    await user.keyboard('grief')
    await screen.findByRole('option', { name: GRIEF })
    await user.keyboard('{ArrowDown}{Enter}')
    await waitFor(() => expect(lines()).toHaveLength(2))
    expect(lines()[0]).toHaveTextContent(`1.${ANXIETY}Main diagnosis`)
    expect(lines()[1]).toHaveTextContent(`2.${GRIEF}`)
    expect(spoken()).toContain(`${GRIEF} added`)
    expect(box()).toHaveFocus()
    expect(box()).toHaveValue('')
    await user.keyboard('z630')
    await screen.findByRole('option', { name: PARTNER })
    await user.keyboard('{ArrowDown}{Enter}')
    await waitFor(() => expect(lines()).toHaveLength(3))
    await save()
    expect(await sent()).toMatchObject({ diagnoses: ['F41.1', 'F43.81', 'Z63.0'] })
  })

  test('are moved one place at a time, with the focus on the same button while there is one', async () => {
    const { user, save, sent } = edit(['F41.1', 'F43.81', 'Z63.0'])
    button(`Move up ${PARTNER}`).focus()
    await user.keyboard('{Enter}')
    expect(button(`Move up ${PARTNER}`)).toHaveFocus()
    expect(spoken()).toContain(`${PARTNER} is now 2 of 3`)
    await user.keyboard('{Enter}')
    expect(screen.queryByRole('button', { name: `Move up ${PARTNER}` })).toBeNull()
    expect(button(`Move down ${PARTNER}`)).toHaveFocus()
    expect(spoken()).toContain(`${PARTNER} is now 1 of 3. Main diagnosis: ${PARTNER}`)
    expect(lines()[0]).toHaveTextContent('Main diagnosis')
    await save()
    expect(await sent()).toMatchObject({ diagnoses: ['Z63.0', 'F41.1', 'F43.81'] })
  })

  test('are removed one after another, with the focus on the next, the one before, and the box', async () => {
    const { user, save, sent } = edit(['F41.1', 'F43.81', 'Z63.0'])
    await user.click(button(`Remove ${ANXIETY}`))
    expect(spoken()).toContain(`${ANXIETY} removed. Main diagnosis: ${GRIEF}`)
    expect(button(`Remove ${GRIEF}`)).toHaveFocus()
    await user.click(button(`Remove ${PARTNER}`))
    expect(button(`Remove ${GRIEF}`)).toHaveFocus()
    await user.keyboard('{Enter}')
    await waitFor(() => expect(box()).toHaveFocus())
    expect(screen.queryByRole('list', { name: /main one/ })).toBeNull()
    await save()
    expect(await sent()).toMatchObject({ diagnoses: [] })
  })

  test('without a name are shown and kept by their code', async () => {
    const { user, save, sent } = edit(['M54.50'])
    expect(button('Remove M54.50')).toBeVisible()
    box().focus()
    await user.keyboard('g47.00')
    await user.keyboard('{ArrowDown}{Enter}')
    await waitFor(() => expect(lines()).toHaveLength(2))
    await save()
    expect(await sent()).toMatchObject({ diagnoses: ['M54.50', 'G47.00'] })
  })

  test('are as many as a claim has room for', async () => {
    const { user } = edit(Array.from({ length: 12 }, (_, index) => `F${index + 10}.99`))
    box().focus()
    await user.keyboard('anx')
    const list = within(await screen.findByRole('listbox'))
    expect(await list.findByText(/room for 12 diagnoses: remove one first/)).toBeVisible()
  })

  test('that were typed and not chosen are asked about instead of lost', async () => {
    const { user, save, update } = edit([])
    box().focus()
    await user.keyboard('anx')
    await screen.findByRole('option', { name: ANXIETY })
    await user.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull())
    expect(box()).toHaveValue('anx')
    await save()
    expect(await screen.findByRole('link', { name: /Choose a diagnosis from the list/ })).toBeVisible()
    expect(update).not.toHaveBeenCalled()
  })

  test('that the person may not know are neither shown nor sent', async () => {
    const { save, sent } = edit(null)
    expect(noBox()).toBeNull()
    await save()
    expect(await sent()).not.toHaveProperty('diagnoses')
  })
})

describe('a new client’s diagnoses', () => {
  const create = (role: keyof typeof BUILT_IN_ROLE_PERMISSIONS) =>
    renderScreen(<NewClientDialog today="2026-11-17" onSaved={vi.fn()} onClose={vi.fn()} />, {
      api: { ...places, clients: {} },
      user: { permissions: [...BUILT_IN_ROLE_PERMISSIONS[role]] },
    })

  test('are asked of those who may know everybody’s', () => {
    create('Clinician')
    expect(box()).toBeVisible()
  })

  test('are not asked of those who may know nobody’s', () => {
    create('Scheduler')
    expect(noBox()).toBeNull()
  })

  test('are asked of those who may know their own clients’ while they are the clinician', async () => {
    const { user } = create('Clinician (own clients)')
    expect(noBox()).toBeNull()
    const choose = async (name: string) => {
      await user.click(screen.getByRole('button', { name: /Primary clinician/ }))
      await user.click(await screen.findByRole('option', { name }))
    }
    await choose('Sam Reed')
    expect(box()).toBeVisible()
    await choose('None yet')
    expect(noBox()).toBeNull()
  })
})
