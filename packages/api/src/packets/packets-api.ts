import type { ClientPath } from '../clients/clients-api'
import type { Call, CallOptions } from '../http/call'
import { forwarding } from '../http/forward'
import { once } from '../http/once'
import type { FileAnswer } from '../wire/file-answer'

/** Names one packet of one client. */
export interface PacketPath extends ClientPath {
  packetId: string
}

/** The forms and questionnaires that clients are asked to fill in. One that is missing, or not to be seen, is ApiError `not_found`. */
export interface PacketsApi extends ReturnType<typeof callsOf> {}

/** Each is loaded with the first call: few screens ask for them. */
const contract = once(() => import('./packets-contract'))
const itemsContract = once(() => import('./packet-items-contract'))
const answers = once(() => import('./packet-answers-contract'))
const reviews = once(() => import('./review-contract'))
const schedules = once(() => import('./measure-schedules-contract'))
const templates = once(() => import('./packet-templates-contract'))

const callsOf = (call: Call) => {
  const { forward, creation } = forwarding(call)
  return {
    /** The packets of a client, the latest first. */
    list: forward(contract, 'listPackets', 'params'),
    /** A page of the packets of a practice, to review or still with clients. */
    listOfPractice: forward(contract, 'listPracticePackets', 'params', 'query'),
    /** Mails a link to a client; ApiError `validation_failed` at `email` unless they permit e-mail there. */
    send: creation(contract, 'sendPacket', 'params', 'body'),
    /** Mails a new link in place of the one before, and gives more time. */
    resend: creation(contract, 'resendPacket', 'params'),
    /** Asks for more; ApiError `validation_failed` at what is asked for already. */
    addItems: creation(itemsContract, 'addPacketItems', 'params', 'body'),
    /** Does without something that is not filled in yet. */
    waiveItem: forward(itemsContract, 'waivePacketItem', 'params', 'body'),
    /** Asks for it again. */
    unwaiveItem: forward(itemsContract, 'unwaivePacketItem', 'params'),
    /** Ends a packet that was not sent in yet. */
    revoke: forward(contract, 'revokePacket', 'params', 'body'),
    /** What the client sent in, beside their record. */
    getReview: forward(reviews, 'getPacketReview', 'params'),
    /** What a client answered in a form of the practice, once it was sent in. */
    getAnswers: forward(answers, 'getPacketAnswers', 'params'),
    /** Asks the client to change what they sent in. */
    sendBack: forward(reviews, 'returnPacket', 'params', 'body'),
    /** Takes over what was accepted; ApiError `stale_edit` with `current` where something was changed meanwhile. */
    review: forward(reviews, 'reviewPacket', 'params', 'body'),
    /** The bytes of a file that the client sent. */
    downloadFile: (params: PacketPath & { fileId: string }, options?: CallOptions): Promise<FileAnswer> =>
      call(async () => (await reviews()).downloadPacketFile, { params, ...options }),
    /** The questionnaires that a client is asked for by themselves. */
    listSchedules: forward(schedules, 'listMeasureSchedules', 'params'),
    /** Asks for a questionnaire from now on; the answer is all of them. */
    setSchedule: forward(schedules, 'setMeasureSchedule', 'params', 'body'),
    /** Asks for it no more. */
    removeSchedule: forward(schedules, 'removeMeasureSchedule', 'params'),
    /** What the practice asks for again and again. */
    listTemplates: forward(templates, 'listPacketTemplates', 'params'),
    /** Adds a template. */
    createTemplate: creation(templates, 'createPacketTemplate', 'params', 'body'),
    /** Changes a template; a stale `version` throws ApiError `stale_edit` with `current`. */
    updateTemplate: forward(templates, 'updatePacketTemplate', 'params', 'body'),
    /** Deletes a template. */
    removeTemplate: forward(templates, 'deletePacketTemplate', 'params'),
  }
}

export const createPacketsApi: (call: Call) => PacketsApi = callsOf
