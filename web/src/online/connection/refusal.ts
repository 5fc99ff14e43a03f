import type { Refusal, RuleId } from '@tavola/kernel';
import type { ServerReply } from './connection.ts';

/** The refusal of a command in the kernel's form. */
export const refusalOf = (reply: ServerReply): Refusal | undefined => {
  if (reply.t !== 'refused') return undefined;
  const { code, rule, about } = reply;
  return { code, ...(rule && { rule: rule as RuleId }), ...(about && { about }) };
};
