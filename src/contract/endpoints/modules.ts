import * as v from 'valibot'
import { endpoint } from '../endpoint.ts'
import { catalogueId, slug } from '../fields.ts'
import * as limits from '../limits.ts'
import {
  completedModule,
  questionnaire,
  questionnaireResult,
  questionnaireSubmission,
} from '../questionnaire.ts'
import { moduleTicket, supplierModule } from '../supplier-module.ts'

/** Questionnaires that earn tags. */
export const moduleEndpoints = {
  supplierModules: endpoint({
    method: 'GET',
    path: '/v1/brands/supplier-modules',
    access: 'public',
    summary: 'Modules of the brand of the request',
    response: v.array(supplierModule),
  }),
  moduleTicket: endpoint({
    method: 'POST',
    path: '/organisation/:slug/modules/:moduleId/ticket',
    access: 'member',
    summary: 'A signed ticket to answer a questionnaire for the organisation',
    params: v.strictObject({ slug, moduleId: catalogueId }),
    response: v.object({ data: moduleTicket }),
    status: 201,
  }),
  completedModules: endpoint({
    method: 'GET',
    path: '/organisation/:slug/modules',
    access: 'member',
    roles: ['support'],
    summary: 'Modules that the organisation has completed',
    params: v.strictObject({ slug }),
    response: v.object({ results: v.array(completedModule) }),
  }),
  questionnaire: endpoint({
    method: 'GET',
    path: '/questionnaires/:id',
    access: 'public',
    summary: 'A questionnaire that the portal asks itself, without its points',
    params: v.strictObject({ id: catalogueId }),
    response: v.object({ data: questionnaire }),
  }),
  answerQuestionnaire: endpoint({
    method: 'POST',
    path: '/organisation/:slug/questionnaires/:id/answers',
    access: 'member',
    summary: 'Answer a questionnaire for the organisation; passing earns its tag',
    params: v.strictObject({ slug, id: catalogueId }),
    body: questionnaireSubmission,
    response: v.object({ data: questionnaireResult }),
  }),
  questionnaireWebhook: endpoint({
    method: 'POST',
    path: '/webhooks/questionnaires',
    access: 'public',
    summary: 'A form service reports a completed questionnaire; signed with HMAC-SHA256',
    bytes: { types: ['application/json'], most: limits.webhookBytes },
    status: 204,
  }),
} as const
