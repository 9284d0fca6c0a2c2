/** Must be imported first: Next and React choose their builds by this variable when they are loaded. */
Object.assign(process.env, { NODE_ENV: process.env['RIFTWEEK_DEV'] === '1' ? 'development' : 'production' });
