import * as v from 'valibot';
import { UserDataSchema } from './user-data';

const FollowedLeagueSchema = v.object({
  id: v.number(),
  name: v.string(),
  acronym: v.string(),
  img: v.nullable(v.string()),
  flag: v.nullable(v.string()),
});

/** What `GET` and `PATCH /api/me` answer: who is signed in, what the account stores, and names of the followed leagues. */
export const CurrentUserSchema = v.object({
  user: v.object({
    uid: v.string(),
    displayName: v.nullable(v.string()),
    email: v.nullable(v.string()),
    emailVerified: v.boolean(),
    /** The address of our own copy; null where there is none. */
    photo: v.nullable(v.string()),
    /** How this session signed in. */
    provider: v.string(),
    /** Every way the account can sign in: "password", "google.com", … */
    providers: v.array(v.string()),
    /** Since when signing in needs a second factor, an ISO instant; null: it does not. */
    secondFactor: v.nullable(v.string()),
    admin: v.boolean(),
    banned: v.boolean(),
  }),
  data: UserDataSchema,
  leagues: v.array(FollowedLeagueSchema),
});
export type CurrentUser = v.InferOutput<typeof CurrentUserSchema>;
