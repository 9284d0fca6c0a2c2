import { parameter, pathId } from '../pages/query-parameters';
import { type Endpoints, endpoint, publicEndpoint } from './endpoint';
import { jsonQuery } from './json-query';
import { getLeague, getLeagues, postInvited, postJoin, postLeague, postLeagueAct, putReaction } from '../play/league-routes';
import { getPickem, getPickemList, putPickem, putPickemShare } from '../play/pickem-routes';
import { getJournal, getPlay, marketsAnswer, postBet } from '../play/play-routes';
import { getQuizzes, postQuizAnswer } from '../play/quiz-routes';
import { getShop, postLook, postProfile, postPurchase } from '../play/shop-routes';

export const PLAY_ENDPOINTS = {
  '/api/play': endpoint({ GET: getPlay }),
  '/api/play/bets': endpoint({ POST: postBet }),
  '/api/play/journal': endpoint({ GET: getJournal }),
  '/api/play/leagues': endpoint({ GET: getLeagues, POST: postLeague }),
  '/api/play/leagues/[id]': endpoint({ GET: getLeague, POST: postLeagueAct }),
  '/api/play/leagues/[id]/reaction': endpoint({ PUT: putReaction }),
  '/api/play/leagues/invited': endpoint({ POST: postInvited }),
  '/api/play/leagues/join': endpoint({ POST: postJoin }),
  '/api/play/look': endpoint({ POST: postLook }),
  '/api/play/markets': publicEndpoint({
    query: jsonQuery({ match: parameter(pathId, '`match` takes the id of a match.') }),
    answer: marketsAnswer,
  }),
  '/api/play/pickem': endpoint({ GET: getPickemList }),
  '/api/play/pickem/[id]': endpoint({ GET: getPickem, PUT: putPickem }),
  '/api/play/pickem/[id]/share': endpoint({ PUT: putPickemShare }),
  '/api/play/profile': endpoint({ POST: postProfile }),
  '/api/play/purchases': endpoint({ POST: postPurchase }),
  '/api/play/quiz-answers': endpoint({ POST: postQuizAnswer }),
  '/api/play/quizzes': endpoint({ GET: getQuizzes }),
  '/api/play/store': endpoint({ GET: getShop }),
} as const satisfies Endpoints;
