import { expect, it } from 'vitest'
import { apiAnswering } from '../testing/api-for'
import { aFormContent, aFormTemplate, aListedFormTemplate } from './form-templates-fixtures'

const practice = { practiceId: 'p' }
const form = { ...practice, formTemplateId: 'f' }
const path = '/api/v1/practices/p/form-templates'

it('lists forms and reads one in any of its versions', async () => {
  const list = apiAnswering([aListedFormTemplate()])
  expect(await list.api.formTemplates.list(practice)).toEqual([aListedFormTemplate()])
  const { api, http } = apiAnswering(aFormTemplate())
  expect(await api.formTemplates.get(form)).toEqual(aFormTemplate())
  await api.formTemplates.get(form, { number: 1 })
  expect([...list.http.sent, ...http.sent]).toMatchObject([
    { method: 'GET', path },
    { method: 'GET', path: `${path}/f` },
    { method: 'GET', path: `${path}/f?number=1` },
  ])
})

it('adds a form once, and changes, publishes, retires and restores it', async () => {
  const { api, http } = apiAnswering(aFormTemplate())
  await api.formTemplates.create(practice, aFormContent(), { idempotencyKey: 'k' })
  await api.formTemplates.update(form, { ...aFormContent(), version: 1 })
  await api.formTemplates.publish(form, { version: 2 })
  await api.formTemplates.discardDraft(form, { version: 3 })
  await api.formTemplates.retire(form)
  await api.formTemplates.restore(form)
  expect(http.sent).toMatchObject([
    { method: 'POST', path, idempotencyKey: 'k' },
    { method: 'PUT', path: `${path}/f` },
    { method: 'POST', path: `${path}/f/publication` },
    { method: 'POST', path: `${path}/f/discard` },
    { method: 'POST', path: `${path}/f/retirement` },
    { method: 'POST', path: `${path}/f/restoration` },
  ])
})

it('deletes a form', async () => {
  const { api, http } = apiAnswering(null)
  await api.formTemplates.remove(form)
  expect(http.sent).toMatchObject([{ method: 'DELETE', path: `${path}/f` }])
})
