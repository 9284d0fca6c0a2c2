/** Must be imported first: React and Next choose their builds by this variable when they are loaded. */
Object.assign(process.env, { NODE_ENV: 'production' });
