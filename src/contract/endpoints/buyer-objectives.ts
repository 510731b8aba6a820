import * as v from 'valibot'
import { buyerVersion } from '../buyers/buyer.ts'
import { objective, objectiveInput } from '../buyers/objective.ts'
import { endpoint } from '../endpoint.ts'
import { slug } from '../fields.ts'

const id = v.pipe(v.string(), v.uuid('is not a known id'))
const ofBuyer = v.strictObject({ buyer: slug })
const ofObjective = v.strictObject({ buyer: slug, id })
const list = v.object({ results: v.array(objective) })
const data = v.object({ data: objective })
/** The objective in front; null: it is the first. */
const after = v.nullable(id)

/** What a buyer wants suppliers to be and to hold (DSC-3). */
export const buyerObjectiveEndpoints = {
  objectives: endpoint({
    method: 'GET',
    path: '/buyers/:buyer/objectives',
    access: 'buyer',
    buyerRole: 'VIEWER',
    summary: 'The objectives of a buyer in their order',
    params: ofBuyer,
    response: list,
  }),
  createObjective: endpoint({
    method: 'POST',
    path: '/buyers/:buyer/objectives',
    access: 'buyer',
    buyerRole: 'EDITOR',
    summary: 'Add an objective at the end, or where one stood that was taken away',
    params: ofBuyer,
    body: v.strictObject({ content: objectiveInput, after: v.optional(after) }),
    response: data,
    status: 201,
  }),
  changeObjective: endpoint({
    method: 'PUT',
    path: '/buyers/:buyer/objectives/:id',
    access: 'buyer',
    buyerRole: 'EDITOR',
    summary: 'Replace an objective; 412 where it is not the version that was looked at',
    params: ofObjective,
    body: v.strictObject({ version: buyerVersion, content: objectiveInput }),
    response: data,
  }),
  moveObjective: endpoint({
    method: 'POST',
    path: '/buyers/:buyer/objectives/:id/place',
    access: 'buyer',
    buyerRole: 'EDITOR',
    summary: 'Put an objective right behind another one; those between keep their order',
    params: ofObjective,
    body: v.strictObject({ after }),
    response: list,
  }),
  removeObjective: endpoint({
    method: 'DELETE',
    path: '/buyers/:buyer/objectives/:id/:version',
    access: 'buyer',
    buyerRole: 'EDITOR',
    summary: 'Take an objective away; 412 where it is not the version that was looked at',
    params: v.strictObject({
      ...ofObjective.entries,
      version: v.pipe(v.string(), v.regex(/^[1-9]\d{0,8}$/, 'must be a version')),
    }),
    status: 204,
  }),
} as const
