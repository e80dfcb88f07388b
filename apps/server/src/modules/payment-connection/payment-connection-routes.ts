import * as api from '@oaklet/api/contract'
import type { Deps } from '../../deps'
import type { App } from '../../http/app-env'
import { mount, mountWithDeps } from '../../http/mount'
import { connectPayments } from './connect-payments'
import { disconnectPayments } from './disconnect-payments'
import { getPaymentConnection } from './get-payment-connection'
import { takePaymentCallback } from './take-payment-callback'

/** The address of the provider is kept by nobody, so no answer is kept for a key either. */
const KEPT_NOWHERE = { ignoresIdempotencyKey: true }

export function paymentConnectionRoutes(app: App, deps: Deps): void {
  mount(app, deps, api.getPaymentConnection, getPaymentConnection)
  mountWithDeps(
    app,
    deps,
    api.connectPayments,
    ({ deps: inside, actor, params }) => connectPayments(inside, actor, params.practiceId),
    KEPT_NOWHERE,
  )
  mountWithDeps(
    app,
    deps,
    api.disconnectPayments,
    ({ deps: inside, actor, params }) => disconnectPayments(inside, actor, params.practiceId),
    KEPT_NOWHERE,
  )
  mountWithDeps(app, deps, api.takePaymentCallback, takePaymentCallback, KEPT_NOWHERE)
}
