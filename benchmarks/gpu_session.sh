#!/usr/bin/env bash
# What needs an accelerator, in steps that fit into calls of ten minutes:
#
#   bash benchmarks/gpu_session.sh OUT STEP ...
#
# What is written before a call is cut off comes back all the same: put first what must not be missed.
# OUT gets a folder for each step. It needs a Python with JAX and numpy and nothing else; seconds are set by
# variables (the defaults are in the steps). Steps, with the seconds they take on one H200:
#
#   peers   the engine beside JaxMARL, found in PEERS=runs/peers             (about 90)
#   search  learned+search over 2,048 deals of seed 0                        (about 220)
#   tune    settings of the search on deals nobody is measured on            (about 250)
#   more    the two-player net, trained on from the packaged weights         (MORE=420)
#   tables  nets for three, four and five players                            (TABLE=170 each)
#   seeds   two more two-player nets from other seeds, for cross-play        (SEED=200 each)
set -eu
out=$1
shift
python=${PYTHON:-python3}
weights=${WEIGHTS:-src/sumida/hanabi/weights/five-2.npz}
commit=${COMMIT:-$(git rev-parse --short HEAD 2>/dev/null || echo unknown)}
export PYTHONPATH=src PYTHONUNBUFFERED=1 OPENBLAS_NUM_THREADS=1
# Later runs of the same program on the same machine need not compile it again.
export JAX_COMPILATION_CACHE_DIR=${JAX_COMPILATION_CACHE_DIR:-/tmp/sumida-jax-cache}
export JAX_PERSISTENT_CACHE_MIN_COMPILE_TIME_SECS=1

train() { # folder, then options
  folder=$1
  shift
  $python -m sumida.lab.train hanabi --commit "$commit" --out "/tmp/sumida-train/$folder" "$@" ${TINY:-}
  mkdir -p "$out/$folder"
  cp "/tmp/sumida-train/$folder/smooth.npz" "/tmp/sumida-train/$folder/curve.jsonl" "$out/$folder/"
}

search() { # name, then options
  name=$1
  shift
  echo "search $name: $*"
  mkdir -p "$out/search"
  $python -m sumida.lab.train.searching "$weights" --tables 256 --threads 4 "$@" ${TINY_SEARCH:-} \
    | tee -a "$out/search/log.txt"
}

tune() {
  for setting in "" "--errors 1.5 --margin 0.02" "--horizon 8" "--stirs 5"; do
    # shellcheck disable=SC2086 # a setting is several words
    search tune --games 512 --seed 1000000 $setting
  done
}

for step in "$@"; do
  echo "== $step, $(date -u +%T)"
  case $step in
    # shellcheck disable=SC2086 # options are several words
    tune) tune ;;
    search) search final --games 2048 --seed 0 --seconds "${SEARCH:-200}" --out "$out/search/scores.npy" ${SETTING:-} ;;
    peers) mkdir -p "$out" && $python benchmarks/hanabi_jax.py --peer "${PEERS:-runs/peers}" ${TINY_PEERS:-} | tee "$out/peers.jsonl" ;;
    more) train more --resume "$weights" --start 0.6 --seconds "${MORE:-420}" --seed "${MORE_SEED:-1}" ;;
    tables) for players in 3 4 5; do train "table$players" --players $players --seconds "${TABLE:-170}" --seed 1; done ;;
    seeds) for seed in 2 3; do train "seed$seed" --seconds "${SEED:-200}" --seed $seed; done ;;
    *) echo "no step $step" >&2 && exit 2 ;;
  esac
done
echo "== done, $(date -u +%T)"
