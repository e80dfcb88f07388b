import { type Call, createCall } from './http/call'
import type { Http } from './http/create-http'
import { createOpenStream, type OpenStream } from './http/open-stream'
import { sendingAgain } from './http/sending-again'
import type { Platform } from './platform/Platform'

type Resources = Record<string, (call: Call, platform: Platform, openStream: OpenStream) => object>

export type ResourcesOf<Makers> = {
  [Name in keyof Makers]: Makers[Name] extends (...given: never[]) => infer Made ? Made : never
}

/** The resources of the client on a transport that signs requests. */
export function resourcesOn<Makers extends Resources>(signed: Http, makers: Makers): ResourcesOf<Makers> {
  const call = createCall(sendingAgain(signed))
  const openStream = createOpenStream(signed)
  const made = Object.entries(makers).map(([name, make]) => [name, make(call, signed.platform, openStream)])
  return Object.fromEntries(made) as ResourcesOf<Makers>
}
