import * as v from 'valibot';
import { COMMENT_ID, DEFAULT_COMMENT_SORT, commentPlace, isCommentSort } from '../../domain/people/comments/comment-order';
import { commentPageOf } from '../../domain/people/comments/comment-page';
import { type Endpoints, endpoint, publicEndpoint } from './endpoint';
import { ID_PARAMETER, jsonQuery } from './json-query';
import { parameter } from '../pages/query-parameters';
import { commentsAnswer, getOwnMarks } from '../comments/comment-answers';
import { patchComment, postComment, postReport, putLike, removeComment, removeLike } from '../comments/comment-routes';
import { getAuthor, getBans, getHidden, getReports, postBan, postModeration } from '../comments/moderation-routes';
import { getModeratedMarkets, postMarketAct } from '../play/market-moderation';
import { playerVotes, sideVotes } from '../votes/vote-routes';

export const COMMENT_ENDPOINTS = {
  '/api/admin/bans': endpoint({ GET: getBans, POST: postBan }),
  '/api/admin/comments/[id]': endpoint({ GET: getAuthor, POST: postModeration }),
  '/api/admin/hidden': endpoint({ GET: getHidden }),
  '/api/admin/markets': endpoint({ GET: getModeratedMarkets, POST: postMarketAct }),
  '/api/admin/reports': endpoint({ GET: getReports }),
  '/api/comments': publicEndpoint({
    query: jsonQuery({
      url: v.nullable(
        v.pipe(
          v.string(),
          v.transform((text) => commentPageOf(text)?.url ?? null),
        ),
      ),
      sort: v.nullable(
        parameter((text) => (isCommentSort(text) ? text : null), 'sort must be newest, oldest or liked.'),
        DEFAULT_COMMENT_SORT,
      ),
      cursor: v.nullable(parameter((text) => (commentPlace(text) === null ? null : text), 'cursor is not one of ours.')),
      parent: v.nullable(parameter((text) => (COMMENT_ID.test(text) ? text : null), 'parent is no comment id.')),
    }),
    answer: commentsAnswer,
    writes: { POST: postComment },
  }),
  '/api/comments/[id]': endpoint({ PATCH: patchComment, DELETE: removeComment }),
  '/api/comments/[id]/like': endpoint({ PUT: putLike, DELETE: removeLike }),
  '/api/comments/[id]/report': endpoint({ POST: postReport }),
  '/api/comments/mine': endpoint({ GET: getOwnMarks }),
  '/api/player-votes/[matchId]': publicEndpoint({
    query: jsonQuery({ matchId: ID_PARAMETER }, ['matchId']),
    answer: playerVotes.answer,
    writes: { PUT: playerVotes.put, DELETE: playerVotes.remove },
  }),
  '/api/player-votes/[matchId]/mine': endpoint({ GET: playerVotes.own }),
  '/api/votes/[matchId]': publicEndpoint({
    query: jsonQuery({ matchId: ID_PARAMETER }, ['matchId']),
    answer: sideVotes.answer,
    writes: { PUT: sideVotes.put, DELETE: sideVotes.remove },
  }),
  '/api/votes/[matchId]/mine': endpoint({ GET: sideVotes.own }),
} as const satisfies Endpoints;
