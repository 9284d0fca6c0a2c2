import { HeadToHeadDocumentSchema } from '../../domain/entities/entity-models';
import { documentPath } from '../core/document-path';
import { jsonDocuments } from '../core/stored-document';

/** Two different teams, the lower id first: the name of their meetings. */
export type TeamPair = { readonly lowId: number; readonly highId: number };

export function teamPair(one: number, other: number): TeamPair {
  return { lowId: Math.min(one, other), highId: Math.max(one, other) };
}

/** `head2heads/{lowId}_{highId}`: all finished meetings of two teams. */
export const headToHeadDocuments = jsonDocuments(
  'main',
  HeadToHeadDocumentSchema,
  ({ lowId, highId }: TeamPair) => documentPath`head2heads/${lowId}_${highId}`,
);

export const readHeadToHead = headToHeadDocuments.read;
