import { aCoverageInput, anAuthorizationInput } from '@oaklet/api/testing'
import { addAuthorization, addCoverage, insertPayer } from '../a-coverage'
import { addClient } from '../an-appointment'
import type { CallScene, PrepareCall } from './call-scene'

async function aCoverage({ test, practice, owner }: CallScene) {
  const { id: clientId } = await addClient(practice, owner)
  const payerId = await insertPayer(test, practice)
  const coverage = await addCoverage(practice, owner, clientId, { payerId })
  return { by: owner.request, params: { clientId, coverageId: coverage.id }, coverage, payerId }
}

async function anAuthorization(scene: CallScene) {
  const { coverage, by, params } = await aCoverage(scene)
  const { id, version } = await addAuthorization(scene.practice, scene.owner, coverage)
  const body = { ...anAuthorizationInput({ coverageId: coverage.id, visits: 20 }), version }
  return { by, params: { ...params, authorizationId: id }, body }
}

/** The calls about the insurances of clients. */
export const COVERAGE_CALLS: Readonly<Record<string, PrepareCall>> = {
  createCoverage: async ({ test, practice, owner }) => ({
    by: owner.request,
    params: { clientId: (await addClient(practice, owner)).id },
    body: aCoverageInput({ payerId: await insertPayer(test, practice) }),
  }),
  updateCoverage: async (scene) => {
    const { coverage, payerId, by, params } = await aCoverage(scene)
    return {
      by,
      params,
      body: { ...aCoverageInput({ payerId, planName: 'HMO' }), version: coverage.version },
    }
  },
  deleteCoverage: async (scene) => {
    const { by, params } = await aCoverage(scene)
    return { by, params }
  },
  createAuthorization: async (scene) => {
    const { coverage, by, params } = await aCoverage(scene)
    return { by, params, body: anAuthorizationInput({ coverageId: coverage.id }) }
  },
  updateAuthorization: anAuthorization,
  deleteAuthorization: async (scene) => {
    const { by, params } = await anAuthorization(scene)
    return { by, params }
  },
}
